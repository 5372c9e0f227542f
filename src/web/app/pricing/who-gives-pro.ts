/** Where no payment is set up. */
export const whoGivesPro = 'Payment is not set up on this site. Its administrators can give accounts Pro.';
