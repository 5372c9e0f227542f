/** Scripts whose letters stand one after the other, from left to right, without shaping. */
export const isSimpleScript = (text: string): boolean =>
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Common}]*$/u.test(
    text.normalize('NFC'),
  );
