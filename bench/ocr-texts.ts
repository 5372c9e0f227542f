import sharp from 'sharp';
import type { Corners } from '../src/shared/scan/corners.ts';
import { randomFrom } from '../src/shared/scan/sample-scene.ts';
import { warp } from '../src/shared/scan/warp.ts';

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

/** The languages of the drawn pages. */
export const pageLanguages = ['eng', 'deu', 'fra'] as const;
export type PageLanguage = (typeof pageLanguages)[number];

const paragraphs: Readonly<Record<PageLanguage, readonly string[]>> = {
  eng: [
    'A page of paper that was read by a machine is worth more than its image. It can be searched, its words can be copied, and a screen reader can say them aloud to someone who cannot see the page.',
    'The letter of 14 March 1987 names three witnesses, two of whom moved to Lisbon in the following year. Their rent was 245 escudos a week, paid on Fridays, and the receipts were kept in a tin box under the stairs.',
    'Whoever cleans a scan must not change what it says. Shadows may go, and so may the grain of old paper, the fold in the middle and the dark edge of the lid; a comma, a faint accent or the dot of an i may not.',
    'In winter the harbour froze from shore to shore. Boats were drawn up on the beach, nets were mended by lamplight, and every evening the keeper of the lighthouse wrote one line about the weather into his book.',
    'Measure twice before you cut. The shelf is 82 centimetres wide and 27 deep; with a gap of 4 millimetres on each side it fits between the window and the door, and leaves room for a lamp with a round green shade.',
  ],
  deu: [
    'Wer einen Brief aus Papier liest, sieht mehr als seine Wörter: die Falten, die Ränder, den Fleck von der Tasse. Für die Suche zählt davon nichts, und doch möchte niemand auf das Bild verzichten.',
    'Am 3. Juni 1962 überquerte die Fähre zum ersten Mal den See. Der Schaffner verkaufte 318 Fahrkarten zu je 40 Pfennig, und über dem Steg hing ein Schild mit der Aufschrift: Bitte nicht drängeln.',
    'Größere Häuser hatten einen Garten hinter dem Hof, in dem Äpfel, Möhren und grüne Bohnen wuchsen. Im Herbst wurde alles eingekocht, beschriftet und in den Keller geräumt.',
    'Zwischen Weiß und Grau liegt mehr, als man glaubt. Ein Drucker, der seine Tinte spart, druckt blass; ein Blatt, das lange in der Sonne lag, wird gelb, und beides stört beim Lesen.',
    'Die Brücke ist 86 Meter lang und 7 breit. Fußgänger gehen links, Fuhrwerke fahren rechts, und wer ein Pferd führt, der steigt ab. So steht es seit über hundert Jahren auf der Tafel.',
  ],
  fra: [
    "Une feuille posée de travers reste une feuille : ses mots sont les mêmes, et celui qui la lit penche un peu la tête. La machine, elle, doit d'abord mesurer cette pente avant de lire quoi que ce soit.",
    "Le 12 août 1954, la mairie acheta une horloge à Besançon. Elle coûta 2 750 francs, sonna pendant quarante ans, puis s'arrêta un matin d'été sans que personne n'y prête attention.",
    "Les élèves écrivaient à l'encre violette sur du papier quadrillé. Après la leçon, le maître relevait les cahiers, corrigeait les fautes en rouge et laissait sécher les pages près du poêle.",
    "À la fin de l'hiver, le fleuve dépassa ses berges et noya les prés jusqu'à la forêt. On déplaça les bêtes, on vida les caves, et l'on attendit que l'eau veuille bien redescendre.",
    'Pour réussir une pâte légère, il faut 250 grammes de farine, trois œufs très frais, un demi-litre de lait et une pincée de sel ; après une heure de repos, elle sera prête à cuire.',
  ],
};
/** Characters per line. */
const lineLength = 78;

/** A page of known text, drawn black on white at 300 dpi. */
export async function drawPage(language: PageLanguage = 'eng'): Promise<{ png: Buffer; text: string }> {
  const lines: string[] = [];
  for (const paragraph of paragraphs[language]) {
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
    text: paragraphs[language].join('\n\n'),
  };
}

/** A page on a table, photographed from nearer its lower edge, in light that falls off to one side. */
export async function photographPage(png: Buffer, seed: number): Promise<Buffer> {
  const [width, height, margin] = [2448, 3264, 1600];
  const random = randomFrom(seed);
  const near = (share: number, side: number) => (share + (random() - 0.5) * 0.05) * side + margin;
  const { data, info } = await sharp(png)
    .toColourspace('srgb')
    .modulate({ brightness: 0.9 })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: '#5c4230' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [across, down] = [info.width - 2 * margin, info.height - 2 * margin];
  // The part of the table that the camera sees.
  const view: Corners = [
    { x: near(-0.3, across), y: near(-0.2, down) },
    { x: near(1.3, across), y: near(-0.16, down) },
    { x: near(1.08, across), y: near(1.1, down) },
    { x: near(-0.06, across), y: near(1.12, down) },
  ];
  const { data: photo } = warp({ data, width: info.width, height: info.height, channels: 3 }, view, width, height);
  for (let at = 0; at < photo.length; at += 1) {
    const [x, y] = [((at / 3) | 0) % width, (at / 3 / width) | 0];
    photo[at] = (photo[at] ?? 0) * (1 - (0.35 * x * y) / (width * height)) + (random() - 0.5) * 10;
  }
  return sharp(photo, { raw: { width, height, channels: 3 } })
    .blur(0.6)
    .jpeg({ quality: 88 })
    .toBuffer();
}

/** Typical damage of scanned pages. */
export const damages: Readonly<Record<string, (png: Buffer) => Promise<Buffer>>> = {
  '3° of skew': (png) => sharp(png).rotate(3, { background: '#fff' }).removeAlpha().png().toBuffer(),
  'a shadow': (png) =>
    changePixels(png, (value, x, y) => value * (1 - 0.65 / (1 + Math.exp(-(x + y - 1.1) * 9))) * (0.75 + 0.25 * y)),
  noise: (png) => {
    const random = randomFrom(7);
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

/** Normal distribution (Box and Muller). */
const gaussian = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(random() || 1e-9)) * Math.cos(2 * Math.PI * random());
