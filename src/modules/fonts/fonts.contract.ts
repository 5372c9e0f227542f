const folder = '/api/fonts/';

/** URL of a substitute font for PDFs that do not embed theirs (`pdf/choose-font.ts`). */
export const fontUrl = (path: string): string => folder + path;

export const fontRoute = `${folder}*` as const;
