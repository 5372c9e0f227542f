import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createSandbox, type SandboxLevel } from '../../platform/processes/sandbox.ts';
import type { DocumentFormat } from '../../shared/document-formats.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { inspectDocument } from '../document-guard/inspect-document.ts';
import { hostileDocuments, macroMark, obfuscatedRichTexts } from './hostile-documents.ts';
import { exportFilter, importFilter } from './office-formats.ts';
import { createOfficeProcesses } from './office-processes.ts';
import { everythingIn, type Office, openOffice } from './test-office.ts';

/** An image that every sandbox with LibreOffice contains, as part of it. */
const localImage = '/usr/lib/libreoffice/share/tipoftheday/expand_formula_bar.png';
/** Detects it by its size of 150 × 150 pixels, as LibreOffice draws placeholders for missing images: in PNG, RTF and PDF. */
const localImageMarks = ['\0\0\0\x96\0\0\0\x96', '0000009600000096', '/Width 150/Height 150'];
/** Made by LibreOffice: A1 calls a VBA function that returns the mark. */
const workbook = fileURLToPath(new URL('./fixtures/macro.xlsm', import.meta.url));

let server: Server;
let requests = 0;
let address: string;
beforeAll(async () => {
  server = createServer((socket) => {
    requests += 1;
    socket.end('HTTP/1.1 404 Not Found\r\n\r\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const place = server.address();
  address = typeof place === 'object' && place ? `http://127.0.0.1:${place.port}` : '';
});
afterAll(() => void server.close());
afterEach(() => {
  requests = 0;
});

describe.each([['the strongest sandbox'], ['the sandbox of containers', 'landlock+seccomp']] as [
  string,
  SandboxLevel?,
][])('nothing reaches out of a document, in %s:', (_name, level) => {
  let office: Office;
  beforeAll(async () => {
    office = await openOffice(level);
  });
  afterAll(async () => {
    expect(await office.close()).toEqual([]);
  });

  test('no request, no file of the machine, no macro', async () => {
    for (const { name, content } of await documents()) {
      const path = await office.file(name, content);
      for (const format of formatsOf(name)) await expectNothing(path, name, format);
    }
    expect(requests).toBe(0);
  });

  test('not of a rich text that hides what it names, either', async () => {
    for (const target of [`file://${localImage}`, localImage, 'file:///etc/passwd', `${address}/hidden`]) {
      for (const { name, content } of obfuscatedRichTexts(target)) {
        await expectNothing(await office.file(name, content), `${name} (${target})`, 'docx');
      }
    }
    expect(requests).toBe(0);
  });

  async function expectNothing(path: string, name: string, format: DocumentFormat): Promise<void> {
    const { output } = await office.convert(path, format);
    const all = await everythingIn(output, 'latin1');
    for (const mark of ['root:', macroMark, ...localImageMarks]) {
      expect(all.includes(mark), `${JSON.stringify(mark)} in ${name} as ${format}`).toBe(false);
    }
  }
});

/* Proves that the tests above can fail. */
describe('the same documents, where LibreOffice may do all of it,', () => {
  let root: string;
  let convert: (name: string, content: Uint8Array, format: DocumentFormat) => Promise<string>;
  let close: () => Promise<void>;
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'satchel-careless-'));
    await mkdir(join(root, 'slots'));
    const processes = createOfficeProcesses({
      sandbox: createSandbox({ policy: 'auto', log: silentLog, strongest: 'none' }),
      slotsDirectory: join(root, 'slots'),
      log: silentLog,
      processes: 1,
      worker: await writeCarelessWorker(root),
    });
    convert = async (name, content, format) => {
      const input = join(root, name);
      await writeFile(input, content);
      const facts = await inspectDocument({ path: input, name });
      const { kind } = facts;
      if (kind === 'lockedPackage' || kind === 'old' || kind === 'pdf') throw new Error(`${name} is taken for ${kind}`);
      const [load, save] = [importFilter(facts), exportFilter(kind, format)];
      const task = { importFilter: load.name, importOptions: load.options, exportFilter: save.name };
      const output = join(root, `${name}.${format}`);
      const { signal } = new AbortController();
      await processes.run({
        task: { ...task, exportOptions: save.options },
        input,
        inputBytes: content.length,
        output,
        signal,
      });
      return everythingIn(output, 'latin1');
    };
    close = () => processes.close();
  });
  afterAll(async () => {
    await close();
    await rm(root, { recursive: true, force: true });
  });

  test.each([
    ['letter.odt', 'txt'],
    ['table.ods', 'csv'],
    ['workbook.xlsm', 'csv'],
  ] as const)('run their macros: %s', async (name, format) => {
    expect(await convert(name, await documentOf(name), format)).toContain(macroMark);
  });

  test.each(['letter.docx', 'letter.rtf'])('read a file of the machine: %s', async (name) => {
    const all = await convert(name, await documentOf(name), 'pdf');
    expect(localImageMarks.some((mark) => all.includes(mark))).toBe(true);
  });

  test('make requests', async () => {
    await convert('page.html', await documentOf('page.html'), 'pdf');
    expect(requests).toBeGreaterThan(0);
  });
});

async function documents(): Promise<{ name: string; content: Uint8Array }[]> {
  return [
    ...hostileDocuments({ address, image: localImage, textFile: '/etc/passwd' }),
    { name: 'workbook.xlsm', content: await readFile(workbook) },
  ];
}

async function documentOf(name: string): Promise<Uint8Array> {
  const found = (await documents()).find((document) => document.name === name);
  if (!found) throw new Error(`There is no hostile document called ${name}`);
  return found.content;
}

function formatsOf(name: string): DocumentFormat[] {
  // In ODS a workbook keeps the source of its macros, and with it the mark.
  if (name.endsWith('.xlsm')) return ['pdf', 'csv'];
  if (name.endsWith('.ods')) return ['pdf', 'xlsx', 'csv'];
  const all: DocumentFormat[] = ['pdf', 'epub', 'rtf', 'docx', 'txt'];
  return all.filter((format) => !name.endsWith(`.${format}`));
}

/** The worker with everything allowed that it normally forbids. */
async function writeCarelessWorker(folder: string): Promise<string> {
  let program = await readFile(new URL('./office-worker.py', import.meta.url), 'utf8');
  const change = (from: string, to: string) => {
    if (!program.includes(from)) throw new Error(`office-worker.py has no ${from}`);
    program = program.replace(from, to);
  };
  const settings = 'sys.argv[1] + "/user/registrymodifications.xcu"';
  change('NO_MACROS, NO_LINK_UPDATE = 0, 0', 'NO_MACROS, NO_LINK_UPDATE = 4, 3');
  change('return FOLDER + quote(request.get("name", "document"), safe="")', 'return "private:stream"');
  change('office, context = connect(', `os.unlink(${settings})\noffice, context = connect(`);
  const path = join(folder, 'worker.py');
  await writeFile(path, program);
  return path;
}
