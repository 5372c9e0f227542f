import sharp from 'sharp';
import { characterErrors, drawPage, type PageLanguage, pageLanguages, photographPage } from './ocr-texts.ts';
import { startApplication } from './start-application.ts';
import type { Row, Suite } from './suite.ts';

const angles = [2, 4, 6, 8, 10].flatMap((degrees) => [-degrees, degrees]);
const maxErrors = 0.02;

type Reading = { what: string; errors: number };

/** Pages that lie askew or were photographed at an angle, through the scanner and the OCR call. */
export const suite: Suite = {
  name: 'tilted',
  about: 'Pages in three languages, tilted by 2 to 10 degrees both ways, and photos at an angle: character errors.',
  run: async () => {
    const app = await startApplication();
    try {
      const tilted = { scanner: [] as Reading[], call: [] as Reading[] };
      const photos = { scanner: [] as Reading[], call: [] as Reading[] };
      for (const [index, language] of pageLanguages.entries()) {
        const page = await drawPage(language);
        const readBoth = async (image: Buffer, what: string, into: typeof tilted) => {
          const share = (found: string) => {
            const { errors, letters } = characterErrors(page.text, found);
            return { what, errors: errors / letters };
          };
          into.scanner.push(share(await scan(app.url, image, language)));
          into.call.push(share(await recognise(app.url, image, language)));
        };
        for (const degrees of angles) {
          const image = await sharp(page.png).rotate(degrees, { background: '#fff' }).jpeg({ quality: 90 }).toBuffer();
          await readBoth(image, `${language} ${degrees}°`, tilted);
        }
        await readBoth(await photographPage(page.png, index), language, photos);
      }
      return [
        rowOf('tilted pages, scanner', tilted.scanner),
        rowOf('tilted pages, OCR call', tilted.call),
        rowOf('photos at an angle, scanner', photos.scanner),
        rowOf('photos at an angle, OCR call', photos.call),
      ];
    } finally {
      await app.stop();
    }
  },
};

function rowOf(what: string, readings: readonly Reading[]): Row {
  const sorted = readings.toSorted((one, other) => other.errors - one.errors);
  const worst = sorted[0]?.errors ?? Number.NaN;
  const typical = sorted[sorted.length >> 1]?.errors ?? Number.NaN;
  return {
    what: `${readings.length} ${what}`,
    ours: `worst ${percent(worst)} (${sorted[0]?.what}), median ${percent(typical)}`,
    peer: '',
    target: 'worst below 2%',
    holds: worst < maxErrors,
  };
}

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

async function scan(url: string, photo: Buffer, language: PageLanguage): Promise<string> {
  const answer = await send(`${url}/api/document-scanner/process`, { image: photo }, { languages: language });
  return ((await answer.json()) as { extractedText: string }).extractedText;
}

async function recognise(url: string, photo: Buffer, language: PageLanguage): Promise<string> {
  const answer = await send(`${url}/api/tools/ocr`, { file: photo }, { languages: language, output: 'text' });
  const { downloadUrl } = (await answer.json()) as { downloadUrl: string };
  return (await fetch(url + downloadUrl)).text();
}

async function send(url: string, files: Record<string, Buffer>, options: Record<string, string>): Promise<Response> {
  const form = new FormData();
  for (const [name, value] of Object.entries(options)) form.append(name, value);
  for (const [name, content] of Object.entries(files)) {
    form.append(name, new File([new Uint8Array(content)], 'page.jpg', { type: 'image/jpeg' }));
  }
  const answer = await fetch(url, { method: 'POST', body: form });
  if (!answer.ok) throw new Error(`${url} refused: ${await answer.text()}`);
  return answer;
}
