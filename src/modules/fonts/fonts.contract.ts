const folder = '/api/fonts/';

/** The address of a font that PDFs are drawn with when theirs is not inside the file (`pdf/choose-font.ts`). */
export const fontUrl = (path: string): string => folder + path;

export const fontRoute = `${folder}*` as const;
