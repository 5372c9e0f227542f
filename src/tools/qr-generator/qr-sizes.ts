/** Widths of the image in pixels, quiet zone included: those of the specification, which the call takes. */
export const callSizes = [100, 200, 300, 400, 500] as const;
export const defaultSize = 200;

/** The page makes larger ones, too: long contents need them, and so does print. */
export const pageSizes = [...callSizes, 750, 1000, 1500, 2000] as const;
export type PageSize = (typeof pageSizes)[number];
