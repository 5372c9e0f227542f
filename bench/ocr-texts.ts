import sharp from 'sharp';

/**
 * Normalises what readers do not distinguish: quotes, dashes, white space, and case, as the receipts' texts are in capitals.
 */
const comparable = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[‘’]/g, "'")
    .replace(/[“”„]/g, '"')
    .replace(/[–—]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toUpperCase();

/** The edit distance to the true text (Levenshtein), and its length. */
export function characterErrors(truth: string, found: string): { errors: number; letters: number } {
  const [wanted, got] = [[...comparable(truth)], [...comparable(found)]];
  let previous = Uint32Array.from({ length: got.length + 1 }, (_, index) => index);
  for (const [row, letter] of wanted.entries()) {
    const current = new Uint32Array(got.length + 1);
    current[0] = row + 1;
    for (let column = 1; column <= got.length; column++) {
      const replaced = (previous[column - 1] ?? 0) + (got[column - 1] === letter ? 0 : 1);
      current[column] = Math.min((previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, replaced);
    }
    previous = current;
  }
  return { errors: previous[got.length] ?? 0, letters: wanted.length };
}

const paragraphs = [
  'A page of paper that was read by a machine is worth more than its image. It can be searched, its words can be copied, and a screen reader can say them aloud to someone who cannot see the page.',
  'The letter of 14 March 1987 names three witnesses, two of whom moved to Lisbon in the following year. Their rent was 245 escudos a week, paid on Fridays, and the receipts were kept in a tin box under the stairs.',
  'Whoever cleans a scan must not change what it says. Shadows may go, and so may the grain of old paper, the fold in the middle and the dark edge of the lid; a comma, a faint accent or the dot of an i may not.',
  'In winter the harbour froze from shore to shore. Boats were drawn up on the beach, nets were mended by lamplight, and every evening the keeper of the lighthouse wrote one line about the weather into his book.',
  'Measure twice before you cut. The shelf is 82 centimetres wide and 27 deep; with a gap of 4 millimetres on each side it fits between the window and the door, and leaves room for a lamp with a round green shade.',
];
/** Characters per line. */
const lineLength = 78;

/** A page of known text, drawn black on white at 300 dpi. */
export async function drawPage(): Promise<{ png: Buffer; text: string }> {
  const lines: string[] = [];
  for (const paragraph of paragraphs) {
    let line = '';
    for (const word of paragraph.split(' ')) {
      if (line.length + word.length + 1 > lineLength) {
        lines.push(line);
        line = word;
      } else line += line === '' ? word : ` ${word}`;
    }
    lines.push(line, '');
  }
  const texts = lines.map((line, index) => `<text x="200" y="${320 + index * 68}">${line}</text>`).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="2480" height="3508"><rect width="100%" height="100%" fill="#fff"/><g font-family="DejaVu Serif" font-size="44">${texts}</g></svg>`;
  return {
    png: await sharp(Buffer.from(svg)).removeAlpha().greyscale().png().toBuffer(),
    text: paragraphs.join('\n\n'),
  };
}

/** Typical damage of scanned pages. */
export const damages: Readonly<Record<string, (png: Buffer) => Promise<Buffer>>> = {
  '3° of skew': (png) => sharp(png).rotate(3, { background: '#fff' }).removeAlpha().png().toBuffer(),
  'a shadow': (png) =>
    changePixels(png, (value, x, y) => value * (1 - 0.65 / (1 + Math.exp(-(x + y - 1.1) * 9))) * (0.75 + 0.25 * y)),
  noise: (png) => {
    const random = createRandom();
    return changePixels(png, (value) => value + 35 * gaussian(random));
  },
};

/** `change` gets the position as fractions of width and height. */
async function changePixels(png: Buffer, change: (value: number, x: number, y: number) => number): Promise<Buffer> {
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const changed = Buffer.alloc(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const value = change(data[(y * width + x) * channels] ?? 0, x / width, y / height);
      changed[y * width + x] = Math.max(0, Math.min(255, Math.round(value)));
    }
  }
  return sharp(changed, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
}

/** A seeded generator (mulberry32): the same numbers in every run. */
function createRandom(): () => number {
  let state = 7;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Normal distribution (Box and Muller). */
const gaussian = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(random() || 1e-9)) * Math.cos(2 * Math.PI * random());
