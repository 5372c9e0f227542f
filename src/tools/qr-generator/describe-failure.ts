/** A sentence for whatever kept the page's worker or the browser from doing its work. */
export const describeFailure = (error: unknown): string =>
  error instanceof Error && error.message !== ''
    ? error.message
    : 'Something in this page went wrong. Please load the page and try again.';
