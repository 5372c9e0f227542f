import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import type { ConvertOffice } from '../src/engines/office/office-capabilities.ts';
import { createOfficeEngine } from '../src/engines/office/office-engine.ts';
import { createSandbox } from '../src/platform/processes/sandbox.ts';
import { AppError } from '../src/shared/errors.ts';
import { MB } from '../src/shared/units.ts';
import { silentLog } from '../src/testing/silent-log.ts';
import { alternate, atLeast, type Row, type Suite, seconds, time } from './suite.ts';

const run = promisify(execFile);
const smallFiles = ['simple.docx', 'docx-tables.docx', 'fake.odt', 'simple.doc'];
const rounds = 5;
/** Documents, small and large, converted by one process and then by two. */
const batches = { small: 24, large: 6 };

type Bench = { folder: string; corpus: string; convert: (input: string, name?: string) => Promise<unknown> };

/** Our resident, sandboxed LibreOffice beside a fresh one per document, with a prepared profile but no sandbox. */
export const suite: Suite = {
  name: 'office',
  about:
    'Documents to PDF: resident LibreOffices beside a fresh `soffice --convert-to` each time; the whole office corpus.',
  run: async () => {
    const corpus = join(resolve(process.env.CORPUS_DIR ?? '../shared/corpus'), 'office');
    if (!existsSync(corpus)) {
      console.log(`  No office corpus at ${corpus} (set CORPUS_DIR): nothing to measure with.`);
      return [];
    }
    const folder = await mkdtemp(join(tmpdir(), 'satchel-bench-office-'));
    const slotsDirectory = join(folder, 'slots');
    await mkdir(slotsDirectory);
    const sandbox = createSandbox({ policy: 'auto', log: silentLog });
    const engine = createOfficeEngine({ engines: {}, sandbox, slotsDirectory, log: silentLog, processes: 2 });
    try {
      const { convertOffice } = engine.provides;
      if (!convertOffice) throw new Error((await engine.status()).reason);
      const bench: Bench = { folder, corpus, convert: converter(convertOffice, folder) };
      return [...(await compareWithFresh(bench)), ...(await compareTwoAtOnce(bench)), await convertCorpus(bench)];
    } finally {
      await engine.close();
      await rm(folder, { recursive: true, force: true });
    }
  },
};

function converter(convertOffice: ConvertOffice, folder: string): Bench['convert'] {
  let outputs = 0;
  return async (input, name = input) => {
    outputs += 1;
    const output = join(folder, `output-${outputs}`);
    const { signal } = new AbortController();
    await convertOffice({ input, name, output, format: 'pdf', progress: () => undefined, signal });
    await rm(output);
  };
}

async function compareWithFresh({ folder, corpus, convert }: Bench): Promise<Row[]> {
  const profile = `-env:UserInstallation=file://${join(folder, 'fresh')}`;
  const fresh = (input: string) =>
    run('soffice', [profile, '--headless', '--convert-to', 'pdf', '--outdir', join(folder, 'out'), input]);
  let [ours, peer] = [0, 0];
  for (const name of smallFiles) {
    const path = join(corpus, name);
    const times = await alternate(
      rounds,
      () => convert(path),
      () => fresh(path),
    );
    ours += times.ours / smallFiles.length;
    peer += times.peer / smallFiles.length;
  }
  const large = await makeLargeDocument(folder);
  const { size } = await stat(large);
  const times = await alternate(
    rounds,
    () => convert(large),
    () => fresh(large),
  );
  return [
    row(`${smallFiles.length} small documents, each`, ours, peer, 10),
    row(`a document of ${(size / MB).toFixed(1)} MB`, times.ours, times.peer, 1.3),
  ];
}

const row = (what: string, ours: number, peer: number, least: number): Row => ({
  what,
  ours: seconds(ours),
  peer: `${seconds(peer)} (soffice)`,
  ...atLeast(least, peer / ours),
});

async function compareTwoAtOnce({ folder, corpus, convert }: Bench): Promise<Row[]> {
  const small = [...smallFiles, 'contains-pictures.docx'].map((name) => join(corpus, name));
  const large = [await makeLargeDocument(folder)];
  await sayWhatTwoProgramsGet();
  return [
    await twoBesideOne(`${batches.small} small documents`, batches.small, small, convert),
    await twoBesideOne(`${batches.large} large documents`, batches.large, large, convert),
  ];
}

async function twoBesideOne(
  what: string,
  batch: number,
  paths: readonly string[],
  convert: Bench['convert'],
): Promise<Row> {
  const convertAll = async (atOnce: number) => {
    let next = 0;
    const work = async () => {
      while (next < batch) await convert(paths[next++ % paths.length] ?? '');
    };
    await Promise.all(Array.from({ length: atOnce }, work));
  };
  const { ours, peer } = await alternate(
    rounds,
    () => convertAll(2),
    () => convertAll(1),
  );
  return {
    what: `${what}, two at once beside one at once`,
    ours: seconds(ours),
    peer: `${seconds(peer)} (one)`,
    ...atLeast(1.6, peer / ours),
  };
}

/** Two documents at once cannot gain more than two independent programs: on a busy machine less than 2. */
async function sayWhatTwoProgramsGet(): Promise<void> {
  const count = () => run('nice', ['-n', '10', '/usr/bin/python3', '-c', 'for i in range(20_000_000): pass']);
  const { ours, peer } = await alternate(
    rounds,
    () => Promise.all([count(), count()]),
    async () => {
      await count();
      await count();
    },
  );
  console.log(`  Two programs that only count gain ${(peer / ours).toFixed(2)} at once on this machine now.`);
}

async function convertCorpus({ folder, corpus, convert }: Bench): Promise<Row> {
  const outcomes = { converted: 0, refused: 0, crashed: 0, hung: 0 };
  const milliseconds = await time(async () => {
    for (const name of (await readdir(corpus)).sort()) {
      const input = join(folder, 'input');
      await copyFile(join(corpus, name), input);
      outcomes[await judge(() => convert(input, name), name)] += 1;
    }
  });
  const { converted, refused, crashed, hung } = outcomes;
  return {
    what: 'the office corpus',
    ours: `${converted} converted, ${refused} refused, ${crashed} crashes, ${hung} hangs`,
    peer: seconds(milliseconds),
    target: '0 crashes, 0 hangs',
    holds: crashed === 0 && hung === 0,
  };
}

async function judge(
  work: () => Promise<unknown>,
  name: string,
): Promise<'converted' | 'refused' | 'crashed' | 'hung'> {
  try {
    await work();
    return 'converted';
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    console.log(`  ${name}: ${error.code}`);
    if (error.code === 'ENGINE_TIMED_OUT') return 'hung';
    return error.status >= 500 || error.code === 'DOCUMENT_STOPS_PROGRAM' ? 'crashed' : 'refused';
  }
}

const words = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const drawing = 'http://schemas.openxmlformats.org/drawingml/2006';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A Word document of about 2 MB: pages of text with photographs. */
async function makeLargeDocument(folder: string): Promise<string> {
  const photo = await sharp({
    create: {
      width: 700,
      height: 500,
      channels: 3,
      background: 'grey',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg({ quality: 80 })
    .toBuffer();
  const count = Math.ceil((2 * MB) / photo.length);
  const paragraph = (index: number) =>
    `<w:p><w:r><w:t>Paragraph ${index}: ${'words that fill the lines of a page. '.repeat(12)}</w:t></w:r></w:p>`;
  const image = (index: number) =>
    `<w:p><w:r><w:drawing><wp:inline><wp:extent cx="4000000" cy="2857000"/><wp:docPr id="${index}" name="p"/><a:graphic><a:graphicData uri="${drawing}/picture"><pic:pic><pic:nvPicPr><pic:cNvPr id="1" name="p"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:embed="p${index}"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="4000000" cy="2857000"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`;
  const indexes = Array.from({ length: count }, (_, index) => index + 1);
  const body = indexes
    .map((index) => Array.from({ length: 8 }, () => paragraph(index)).join('') + image(index))
    .join('');
  const link = (id: string, kind: string, target: string) =>
    `<Relationship Id="${id}" Type="${office}/${kind}" Target="${target}"/>`;
  const links = (content: string) =>
    strToU8(`<?xml version="1.0"?><Relationships xmlns="${relations}">${content}</Relationships>`);
  const path = join(folder, 'large.docx');
  await writeFile(
    path,
    zipSync({
      '[Content_Types].xml': strToU8(
        '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="jpg" ContentType="image/jpeg"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
      ),
      '_rels/.rels': links(link('d', 'officeDocument', 'word/document.xml')),
      'word/_rels/document.xml.rels': links(
        indexes.map((index) => link(`p${index}`, 'image', `media/${index}.jpg`)).join(''),
      ),
      'word/document.xml': strToU8(
        `<?xml version="1.0"?><w:document xmlns:w="${words}" xmlns:r="${office}" xmlns:wp="${drawing}/wordprocessingDrawing" xmlns:a="${drawing}/main" xmlns:pic="${drawing}/picture"><w:body>${body}</w:body></w:document>`,
      ),
      ...Object.fromEntries(indexes.map((index) => [`word/media/${index}.jpg`, new Uint8Array(photo)])),
    }),
  );
  return path;
}
