import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countText } from './count-text.ts';
import { measureGoal, parseGoalTarget } from './goals.ts';
import { measureLimits, type PlatformLimitId } from './platform-limits.ts';
import { measureSms } from './sms-segments.ts';
import { weighForX } from './weighted-length.ts';

describe('the length of a post on X', () => {
  it.each([
    ['plain text', 'Hello', 5],
    ['Chinese', '你好', 4],
    ['an emoji', '😀', 2],
    ['a family of emoji', '👨‍👩‍👧‍👦', 2],
    ['an emoji with a skin tone', '🙋🏽', 2],
    ['a flag', '🇩🇪', 2],
    ['a keycap', '1️⃣', 2],
    ['composed and decomposed accents alike', 'cafe\u0301', 4],
    ['curly quotes and dashes', '“it’s” — so', 11],
    ['an address', 'https://example.com/a/very/long/path?with=query#and-hash', 23],
    ['an address without scheme', 'see example.com now', 31],
    ['an address at the end of a sentence', 'See https://example.com.', 28],
    ['not the domain of an email address', 'me@example.com', 14],
    ['not a missing space', 'end.Next', 8],
  ])('counts %s', (_case, text, weight) => {
    expect(weighForX(text)).toBe(weight);
  });
});

describe('text messages', () => {
  it('holds 160 GSM characters in one message and 153 in each of several', () => {
    expect(measureSms('a'.repeat(160))).toMatchObject({ encoding: 'GSM-7', segments: 1, remaining: 0 });
    expect(measureSms('a'.repeat(161))).toMatchObject({ segments: 2, units: 161, remaining: 145 });
    expect(measureSms('a'.repeat(306)).segments).toBe(2);
    expect(measureSms('a'.repeat(307)).segments).toBe(3);
    expect(measureSms('')).toMatchObject({ segments: 0, remaining: 160 });
  });

  it('counts characters of the extension table twice and never splits them', () => {
    expect(measureSms('€').units).toBe(2);
    expect(measureSms(`${'a'.repeat(152)}€${'a'.repeat(151)}`)).toMatchObject({
      units: 305,
      segments: 2,
      remaining: 0,
    });
    expect(measureSms(`${'a'.repeat(152)}€${'a'.repeat(152)}`)).toMatchObject({ units: 306, segments: 3 });
  });

  it('drops to 70 and 67 places when one character is outside GSM, and names it', () => {
    expect(measureSms('ç'.repeat(70))).toMatchObject({ encoding: 'UCS-2', segments: 1, costly: ['ç'] });
    expect(measureSms('я'.repeat(71))).toMatchObject({ segments: 2, remaining: 63 });
    expect(measureSms(`${'a'.repeat(69)}😀`)).toMatchObject({ units: 71, segments: 2 });
    expect(measureSms('Ça va, Übermut, ñandú').costly).toEqual(['ú']);
  });

  it('never uses fewer places than the text has characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        const sms = measureSms(text);
        expect(sms.units).toBeGreaterThanOrEqual([...text].length);
        expect(sms.remaining).toBeGreaterThanOrEqual(0);
        const part = sms.encoding === 'GSM-7' ? 153 : 67;
        if (sms.segments > 1) expect(sms.segments).toBeGreaterThanOrEqual(Math.ceil(sms.units / part));
      }),
    );
  });
});

describe('platform limits', () => {
  const usedOf = (id: PlatformLimitId, text: string) =>
    measureLimits(text, countText(text).characters).find((use) => use.id === id);

  it('says how much is left and when a text is too long', () => {
    expect(usedOf('page-title', 'x'.repeat(61))).toMatchObject({ used: 61, remaining: -1, fits: false });
    expect(usedOf('meta-description', 'x'.repeat(160))).toMatchObject({ remaining: 0, fits: true });
    expect(usedOf('bluesky', '👨‍👩‍👧‍👦'.repeat(300))).toMatchObject({ used: 300, fits: true });
    expect(usedOf('x', '好'.repeat(141))).toMatchObject({ used: 282, fits: false });
    expect(usedOf('sms', 'я')).toMatchObject({ limit: 70, remaining: 69 });
  });

  it('counts addresses and mentions as Mastodon does', () => {
    expect(usedOf('mastodon', `https://example.org/${'x'.repeat(100)}`)?.used).toBe(23);
    expect(usedOf('mastodon', 'Hi @ann@social.example!')?.used).toBe(8);
  });

  it('stays cheap and correct for a very long text', () => {
    expect(usedOf('x', '好'.repeat(500_000))).toMatchObject({ used: 500_000, fits: false });
    expect(usedOf('instagram-caption', 'x'.repeat(500_000))?.used).toBe(500_000);
  });
});

describe('goals', () => {
  const counts = countText('one two three four five');

  it('says what is missing, met and too much', () => {
    expect(measureGoal({ of: 'words', target: 6, kind: 'at-least' }, counts)).toEqual({
      fraction: 5 / 6,
      met: false,
      sentence: '1 word to go',
    });
    expect(measureGoal({ of: 'words', target: 5, kind: 'at-least' }, counts).sentence).toBe('Goal reached');
    expect(measureGoal({ of: 'words', target: 3, kind: 'at-least' }, counts).sentence).toBe(
      'Goal reached, 2 words more',
    );
    expect(measureGoal({ of: 'characters', target: 1500, kind: 'at-most' }, counts).sentence).toBe(
      '1,477 characters left',
    );
    expect(measureGoal({ of: 'words', target: 4, kind: 'at-most' }, counts)).toEqual({
      fraction: 1,
      met: false,
      sentence: '1 word too many',
    });
  });

  it('accepts whole numbers as people type them and refuses the rest', () => {
    expect(parseGoalTarget(' 1,500 ')).toBe(1500);
    expect(parseGoalTarget('1 500')).toBe(1500);
    for (const typed of ['', '0', '-5', '1e3', 'many', '99999999', '٥']) expect(parseGoalTarget(typed)).toBeUndefined();
  });
});
