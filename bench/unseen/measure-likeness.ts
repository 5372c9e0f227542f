import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { loadPdfium } from '../../src/engines/pdf/pdfium/pdfium-library.ts';
import { serveThread } from '../../src/platform/processes/serve-thread.ts';
import { compareGray } from '../../src/shared/similarity.ts';
import { comparePdfs } from '../pdf-compare.ts';
import { agreement, wordsOf } from '../pdf-to-docx-words.ts';

/** Two files, or texts, of one kind. */
export type LikenessTask =
  | { kind: 'pdf' | 'image' | 'text'; result: string; reference: string }
  | { kind: 'words'; words: string; reference: string };

/* The thread that compares results: of what strangers' files become, some take for ever. */

serveThread<LikenessTask>(async (task): Promise<number> => {
  const reference = await readFile(task.reference);
  switch (task.kind) {
    case 'words':
      return agreement(wordsOf(reference.toString()), wordsOf(task.words));
    case 'text':
      return agreement(wordsOf(reference.toString()), wordsOf(await readFile(task.result, 'utf8')));
    case 'pdf':
      return comparePdfs(await loadPdfium(), reference, await readFile(task.result)).similarity;
    case 'image':
      return compareImages(reference, await readFile(task.result));
  }
});

/** Both as shown on white, at the result's size and with up to 1,000 pixels a side. */
async function compareImages(reference: Buffer, result: Buffer): Promise<number> {
  const { data, info } = await sharp(result)
    .rotate()
    .resize({ width: 1000, height: 1000, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const before = await sharp(reference)
    .rotate()
    .resize({ width, height, fit: 'fill' })
    .flatten({ background: '#fff' })
    .greyscale()
    .raw()
    .toBuffer();
  return compareGray({ data: before, width, height }, { data, width, height }).mean;
}
