const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;
const firstLetter = /\p{L}/u;

/** The direction to show a text in, by its first letter (UAX 9, rules P2 and P3). */
export function textDirection(text: string): 'ltr' | 'rtl' {
  const letter = firstLetter.exec(text)?.[0];
  return letter !== undefined && rightToLeft.test(letter) ? 'rtl' : 'ltr';
}
