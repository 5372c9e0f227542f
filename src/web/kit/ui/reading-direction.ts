/** Whether the interface is read from right to left. */
export const isRightToLeft = (): boolean => document.documentElement.dir === 'rtl';
