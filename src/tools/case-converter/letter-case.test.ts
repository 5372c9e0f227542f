import { describe, expect, it } from 'vitest';
import { foldToAscii } from './fold-to-ascii.ts';
import { type CaseLocale, capitalize, capitalizeOnly, caseLocaleOf, toLower, toUpper } from './letter-case.ts';

const rules = (locale: CaseLocale, capitalSharpS = false) => ({ locale, capitalSharpS });

describe('capitals and small letters', () => {
  it.each([
    ['tr', 'izmir ılık', 'İZMİR ILIK'],
    ['az', 'bakı şəhəri', 'BAKI ŞƏHƏRİ'],
    ['en', 'izmir', 'IZMIR'],
    ['el', 'Αθήνα, μάιος, ταΐζω', 'ΑΘΗΝΑ, ΜΑΪΟΣ, ΤΑΪΖΩ'],
    ['de', 'Straße', 'STRASSE'],
    ['nl', 'ijsje', 'IJSJE'],
    ['lt', 'i\u0307\u0301', 'I\u0301'],
    ['en', 'ﬁn ǆ ΐ', 'FIN Ǆ \u0399\u0308\u0301'],
    ['en', 'Привіт', 'ПРИВІТ'],
    ['en', '中文 ไทย हिन्दी', '中文 ไทย हिन्दी'],
  ] as const)('in %s, %j in capitals is %j', (locale, text, upper) => {
    expect(toUpper(text, rules(locale))).toBe(upper);
  });

  it.each([
    ['tr', 'IĞDIR İZMİR', 'ığdır izmir'],
    ['en', 'IZMIR', 'izmir'],
    ['el', 'ΟΔΥΣΣΕΥΣ ΟΔΟΣ ΣΟΦΙΑΣ', 'οδυσσευς οδος σοφιας'],
    ['en', 'ΣΑΣ', 'σας'],
    ['de', 'GROẞ', 'groß'],
    ['lt', 'Ì', 'i\u0307\u0300'],
  ] as const)('in %s, %j in small letters is %j', (locale, text, lower) => {
    expect(toLower(text, rules(locale))).toBe(lower);
  });

  it('writes the capital ẞ when asked', () => {
    expect(toUpper('Maßstab, Straße', rules('de', true))).toBe('MAẞSTAB, STRAẞE');
  });
});

describe('a capital at the beginning', () => {
  it.each([
    ['nl', 'ijsland', 'IJsland'],
    ['nl', 'ĳsland', 'Ĳsland'],
    ['en', 'ijsland', 'Ijsland'],
    ['tr', 'istanbul', 'İstanbul'],
    ['el', 'άνθρωπος', 'Άνθρωπος'],
    ['en', 'ǆungla', 'ǅungla'],
    ['en', 'ﬁnal', 'Final'],
    ['de', 'ßa', 'Ssa'],
    ['en', 'e\u0301cole', 'E\u0301cole'],
    ['el', 'ᾳδω', 'ᾼδω'],
    ['en', 'საქართველო', 'საქართველო'],
    ['en', '3d', '3d'],
    ['en', '𐐨𐐩', '𐐀𐐩'],
    ['en', '', ''],
  ] as const)('in %s, makes %j %j', (locale, word, capitalized) => {
    expect(capitalize(word, rules(locale))).toBe(capitalized);
  });

  it('leaves the rest small', () => {
    expect(capitalizeOnly('ΟΔΥΣΣΕΥΣ', rules('el'))).toBe('Οδυσσευς');
    expect(capitalizeOnly('IJSLAND', rules('nl'))).toBe('IJsland');
    expect(capitalizeOnly('ISPARTA', rules('tr'))).toBe('Isparta');
  });
});

describe('finding the language by its letters', () => {
  it('knows Turkish, Azerbaijani and Greek, and takes the common rules otherwise', () => {
    expect(caseLocaleOf('Iğdır')).toBe('tr');
    expect(caseLocaleOf('şəhər')).toBe('az');
    expect(caseLocaleOf('η Αθήνα and')).toBe('el');
    expect(caseLocaleOf('The α and β')).toBe('en');
    expect(caseLocaleOf('')).toBe('en');
  });
});

describe('folding to ASCII', () => {
  it.each([
    ['en', 'Crème brûlée à la façon', 'Creme brulee a la facon'],
    ['en', 'Straße Øre Łódź Þór æon', 'Strasse Ore Lodz Thor aeon'],
    ['de', 'Äpfel für Öl', 'Aepfel fuer Oel'],
    ['en', 'Äpfel für Öl', 'Apfel fur Ol'],
    ['tr', 'ılık İzmir', 'ilik Izmir'],
    ['en', 'e\u0301\u0323\u0302', 'e'],
    ['en', 'Việt Nam', 'Viet Nam'],
    ['en', 'Москва й 東京 हिन्दी', 'Москва й 東京 हिन्दी'],
  ] as const)('in %s, makes %j %j', (locale, text, folded) => {
    expect(foldToAscii(text, locale)).toBe(folded);
  });
});
