import yauzl from 'yauzl';
import { t } from '../../shared/language/translate.ts';

/** An encoding that programs have used for names in ZIPs without saying so. */
type Candidate = {
  /** For people; undefined for the standard's own. */
  name?: () => string;
  decode: (bytes: Buffer) => string;
  /** How plausible these names are in it; undefined when they are not valid. */
  score: (bytes: Buffer) => number | undefined;
};

/** Encoding and decoder for names that are not UTF-8. */
export type GuessedEncoding = Pick<Candidate, 'name' | 'decode'>;

const isLetter = (byte: number | undefined): boolean =>
  byte !== undefined && /[A-Za-z]/.test(String.fromCharCode(byte));

/** Code page 437, the default of ZIP (APPNOTE.TXT D.1). */
const decode437 = (bytes: Buffer): string => yauzl.getFileNameLowLevel(0, bytes, [], false);

/** Letters of one alphabet, one byte each. In words, capitals do not follow small letters. */
const alphabet =
  (own: RegExp, decode: Candidate['decode'], mixesWithAscii: boolean): Candidate['score'] =>
  (bytes) => {
    const text = decode(bytes);
    let score = 0;
    for (const [index, byte] of bytes.entries()) {
      if (byte < 0x80) continue;
      const [before = '', letter = ''] = [text[index - 1], text[index]];
      score += own.test(letter) ? 1 : -2;
      if (/\p{Ll}/u.test(before) && /\p{Lu}/u.test(letter)) score -= 1;
      if (!mixesWithAscii && (isLetter(bytes[index - 1]) || isLetter(bytes[index + 1]))) score -= 1;
    }
    return score;
  };

type DoubleByte = {
  isLead: (byte: number) => boolean;
  /** 1 for characters that fill texts, 0 for punctuation, -1 for what is rare. */
  weigh: (lead: number, trail: number) => number;
};

/** Characters of two bytes. They rarely touch ASCII letters, as accented letters do. */
const doubleBytes =
  ({ isLead, weigh }: DoubleByte, decode: Candidate['decode']): Candidate['score'] =>
  (bytes) => {
    if (decode(bytes).includes('\uFFFD')) return undefined;
    let score = 0;
    for (let index = 0; index < bytes.length; index++) {
      const lead = bytes[index] ?? 0;
      if (lead < 0x80) continue;
      if (!isLead(lead)) {
        score -= 1;
        continue;
      }
      if (isLetter(bytes[index - 1])) score -= 1;
      index += 1;
      score += 2 * weigh(lead, bytes[index] ?? 0);
      if (isLetter(bytes[index + 1])) score -= 1;
    }
    return score;
  };

const within = (value: number, from: number, to: number): boolean => value >= from && value <= to;

/** Hiragana, katakana and the kanji of level 1 (JIS X 0208). */
const shiftJis: DoubleByte = {
  isLead: (byte) => within(byte, 0x81, 0x9f) || within(byte, 0xe0, 0xfc),
  weigh: (lead, trail) => {
    if (lead === 0x81) return 0;
    return (lead === 0x82 && trail >= 0x9f) || lead === 0x83 || within(lead, 0x88, 0x97) ? 1 : -1;
  },
};

/** The hanzi of level 1 (GB 2312), ordered by sound. */
const gbk: DoubleByte = {
  isLead: (byte) => within(byte, 0x81, 0xfe),
  weigh: (lead, trail) => {
    if (lead === 0xa1 || lead === 0xa3) return 0;
    return within(lead, 0xb0, 0xd7) && trail >= 0xa1 ? 1 : -1;
  },
};

function encoded(
  label: string,
  name: () => string,
  scoreWith: (decode: Candidate['decode']) => Candidate['score'],
): Candidate {
  const text = new TextDecoder(label);
  const decode = (bytes: Buffer) => text.decode(bytes);
  return { name, decode, score: scoreWith(decode) };
}

/** On equal terms the first. */
const candidates: readonly Candidate[] = [
  { decode: decode437, score: alphabet(/\p{Script=Latin}/u, decode437, true) },
  encoded(
    'shift_jis',
    () => t('Japanese (Shift_JIS)'),
    (decode) => doubleBytes(shiftJis, decode),
  ),
  encoded(
    'gbk',
    () => t('Chinese (GBK)'),
    (decode) => doubleBytes(gbk, decode),
  ),
  encoded(
    'ibm866',
    () => t('Cyrillic (code page 866)'),
    (decode) => alphabet(/\p{Script=Cyrillic}/u, decode, false),
  ),
];

/** The likeliest encoding of all these names together. */
export function guessEncoding(names: readonly Buffer[]): GuessedEncoding {
  const joined = Buffer.concat(names.flatMap((name) => [name, Buffer.from('\n')]));
  let best = candidates[0];
  let highest = Number.NEGATIVE_INFINITY;
  for (const candidate of candidates) {
    const score = candidate.score(joined) ?? Number.NEGATIVE_INFINITY;
    if (score > highest) [best, highest] = [candidate, score];
  }
  return best ?? { decode: decode437 };
}
