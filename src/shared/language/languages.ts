/** The languages of the interface. English is the source. */
const languages = ['en'] as const;
export type Language = (typeof languages)[number];
