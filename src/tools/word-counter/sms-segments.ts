/** The basic character table of GSM 7-bit (3GPP TS 23.038, 6.2.1), without the escape character. */
const gsmBasic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);

/** The extension table (6.2.1.1): an escape and a letter, so two places each. */
const gsmExtended = new Set('\f^{}\\[~]|€');

/** Places in a single message and in each part of a longer one, whose header takes six bytes (3GPP TS 23.040, 9.2.3.24.1). */
const capacities = {
  'GSM-7': { single: 160, part: 153 },
  'UCS-2': { single: 70, part: 67 },
} as const;

export type SmsEncoding = keyof typeof capacities;

export type SmsLength = {
  encoding: SmsEncoding;
  /** Places used: septets in GSM-7, UTF-16 units in UCS-2. */
  units: number;
  /** Number of messages sent and charged; 0 for an empty text. */
  segments: number;
  /** Places in all of these messages. A character of two places is never split, so one place may stay unused. */
  remaining: number;
  /** The distinct characters that forced UCS-2, at most ten: replacing them more than doubles the capacity. */
  costly: string[];
};

const maxCostlyShown = 10;

/** The text messages a text takes. One character outside GSM 7-bit switches the whole text to UCS-2. */
export function measureSms(text: string): SmsLength {
  const characters = [...text];
  const foreign = characters.filter((character) => !gsmBasic.has(character) && !gsmExtended.has(character));
  const encoding: SmsEncoding = foreign.length > 0 ? 'UCS-2' : 'GSM-7';
  const sizes = characters.map((character) =>
    encoding === 'UCS-2' ? character.length : gsmExtended.has(character) ? 2 : 1,
  );
  const units = sizes.reduce((sum, size) => sum + size, 0);
  const { single, part } = capacities[encoding];
  const costly = [...new Set(foreign)].slice(0, maxCostlyShown);
  if (units <= single) {
    return { encoding, units, segments: units === 0 ? 0 : 1, remaining: single - units, costly };
  }
  let segments = 1;
  let used = 0;
  for (const size of sizes) {
    if (used + size > part) {
      segments++;
      used = 0;
    }
    used += size;
  }
  return { encoding, units, segments, remaining: part - used, costly };
}
