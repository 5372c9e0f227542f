import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestEngines, type TestEngines } from '../test-engines.ts';

let opened: TestEngines;
let directory: string;
beforeAll(async () => {
  opened = await openTestEngines();
});
beforeEach(async () => {
  directory = await opened.directory();
});
afterAll(() => opened.close());

describe('what is refused, in both directions', () => {
  test.each([
    ['a script', '<script>alert(1)</script>', '<script>'],
    [
      'a script in a namespace of its own',
      '<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>',
      '<script>',
    ],
    ['an event handler', '<rect width="5" height="5" onload="alert(1)"/>', 'onload'],
    ['an event handler in capitals', '<rect width="5" height="5" OnClick="alert(1)"/>', 'onclick'],
    ['a script in a link', '<a href="java&#10;script:alert(1)"><rect width="5" height="5"/></a>', 'a script in a link'],
    ['a link set by an animation', '<a><set attributeName="href" to="javascript:alert(1)"/></a>', 'animated link'],
    ['an image from the web', '<image href="https://example.com/x.png"/>', 'https://example.com/x.png'],
    ['an image without a scheme', '<image xlink:href="//example.com/x.png"/>', '//example.com/x.png'],
    ['a local file', '<image href="file:///etc/passwd"/>', 'file:///etc/passwd'],
    ['a file beside it', '<use href="other.svg#icon"/>', 'other.svg#icon'],
    ['an SVG inside an image', '<image href="data:image/svg+xml;base64,PHN2Zy8+"/>', 'data:image/svg+xml'],
    [
      'a web page inside',
      '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>',
      '<foreignObject>',
    ],
    ['an imported stylesheet', '<style>@import "https://example.com/x.css";</style>', '@import'],
    ['an imported stylesheet behind an escape', '<style>@\\69mport "https://example.com/x.css";</style>', '@import'],
    [
      'a fill from outside',
      '<rect width="5" height="5" fill="url(https://example.com/x.svg#p)"/>',
      'https://example.com/x.svg#p',
    ],
    ['a style from outside', '<rect width="5" height="5" style="filter:url(\'//example.com/f\')"/>', '//example.com/f'],
    ['an escaped url()', '<style>rect{fill:u\\72l(//example.com/f)}</style>', '//example.com/f'],
    ['a font from outside', '<style>@font-face{font-family:x;src:url(https://example.com/x.woff2)}</style>', 'x.woff2'],
  ])('%s', async (_, content, found) => {
    const input = await write(svg(content));
    const expected = { code: 'SVG_NOT_SAFE', status: 422, message: expect.stringContaining(found) };
    await expect(minify(input)).rejects.toMatchObject(expected);
    await expect(draw(input)).rejects.toMatchObject(expected);
  });

  test('entities, however they are written', async () => {
    const bomb = `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>${svg('<text y="9">&b;</text>')}`;
    await expect(minify(await write(bomb))).rejects.toMatchObject({
      code: 'SVG_NOT_SAFE',
      message: expect.stringContaining('ENTITY'),
    });
    const outside = `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('<text y="9">&x;</text>')}`;
    await expect(draw(await write(outside))).rejects.toMatchObject({ code: 'SVG_NOT_SAFE' });
  });

  test('a stylesheet named in front of the drawing', async () => {
    const input = await write(`<?xml-stylesheet href="https://example.com/x.css"?>${svg('')}`);
    await expect(minify(input)).rejects.toMatchObject({ code: 'SVG_NOT_SAFE' });
  });

  test.each([
    ['no XML', 'hello'],
    ['an unclosed element', '<svg xmlns="http://www.w3.org/2000/svg"><g></svg>'],
    ['another root', '<html><svg xmlns="http://www.w3.org/2000/svg"/></html>'],
    ['bytes that are not the encoding they claim', Buffer.from([0x3c, 0x73, 0x76, 0x67, 0xff, 0xfe, 0x3e])],
  ])('%s is called damaged', async (_, content) => {
    await expect(minify(await write(content))).rejects.toMatchObject({ code: 'IMAGE_DAMAGED', status: 422 });
  });

  test('a drawing of 16 MB and more', async () => {
    const input = await write(svg(`<!--${'x'.repeat(17 * 1024 * 1024)}-->`));
    await expect(minify(input)).rejects.toMatchObject({ code: 'SVG_TOO_LARGE', status: 413 });
  });

  test('parts that use parts that use parts', async () => {
    const uses = (of: number) => Array.from({ length: 10 }, (_, x) => `<use href="#g${of}" x="${x}"/>`).join('');
    const groups = Array.from({ length: 8 }, (_, level) => `<g id="g${level + 1}">${uses(level)}</g>`).join('');
    const input = await write(svg(`<rect id="g0" width="5" height="5"/>${groups}`));
    await expect(minify(input)).rejects.toMatchObject({ code: 'SVG_TOO_COMPLEX', status: 422 });
    await expect(draw(input)).rejects.toMatchObject({ code: 'SVG_TOO_COMPLEX' });
  });

  test('elements nested deeper than any program follows', async () => {
    const input = await write(svg('<g>'.repeat(40_000) + '</g>'.repeat(40_000)));
    await expect(minify(input)).rejects.toMatchObject({ status: 422 });
  });
});

describe('what is accepted', () => {
  test.each([
    [
      'a document type without entities',
      `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">${svg('<rect width="5" height="5"/>')}`,
    ],
    [
      'references within the drawing',
      svg(
        '<defs><linearGradient id="g"><stop stop-color="red"/></linearGradient></defs><rect width="9" height="9" fill="url(#g)"/><use href="#g"/>',
      ),
    ],
    [
      'an embedded raster image',
      svg(
        '<image width="1" height="1" href="data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs="/>',
      ),
    ],
    [
      'an embedded font',
      svg(
        '<style>@font-face{font-family:x;src:url(data:font/woff2;base64,d09GMg==)}</style><rect width="5" height="5"/>',
      ),
    ],
    [
      'words that only look dangerous',
      svg('<title>script onload @import url()</title><rect width="5" height="5" id="onload"/>'),
    ],
    [
      'parts that use each other in a loop',
      svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g><rect width="5" height="5"/>'),
    ],
    ['UTF-16', Buffer.from(`\uFEFF${svg('<title>größer</title><rect width="5" height="5"/>')}`, 'utf16le')],
  ])('%s', async (_, content) => {
    const { bytes } = await minify(await write(content));
    expect(bytes).toBeGreaterThan(0);
  });

  test('Latin-1 text keeps its letters', async () => {
    const input = await write(
      Buffer.from(`<?xml version="1.0" encoding="ISO-8859-1"?>${svg('<text y="15">größer</text>')}`, 'latin1'),
    );
    expect(await readFile((await minify(input)).output, 'utf8')).toContain('größer');
  });
});

describe('minifying', () => {
  test('a drawing becomes smaller and looks the same', async () => {
    const input = await write(
      svg(`<!-- made by hand --><metadata>x</metadata>
        <g id="layer-one"><path d="M 1.00000 1.00000 L 10.123456 1.0 L 10.123456 10.5 Z" style="fill:#ff0000;stroke:none"/></g>
        <g><circle cx="14.0000" cy="14.0000" r="4.500000" fill="#0000ff"/></g>`),
    );
    const { output, bytes } = await minify(input);
    expect(bytes).toBeLessThan((await readFile(input)).length * 0.7);
    expect(await difference(output, input)).toBeLessThan(12);
  });

  test('rules in a stylesheet still find what they style', async () => {
    const input = await write(
      svg(
        '<style>rect:hover{fill:red}.a rect{fill:green}</style><g class="a"><rect width="9" height="9"/></g><rect x="10" width="9" height="9"/>',
      ),
    );
    const { output } = await minify(input);
    expect(await readFile(output, 'utf8')).toMatch(/<rect/);
    expect(await difference(output, input)).toBeLessThan(12);
  });

  test('a tiny coordinate system keeps its precision', async () => {
    const path = '<path d="M0.10001 0.10002L0.90003 0.10004L0.50005 0.90006Z"/>';
    const input = await write(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">${path}</svg>`);
    expect(await difference((await minify(input)).output, input)).toBeLessThan(12);
  });

  test('its metadata element stays when metadata is to be kept', async () => {
    const input = await write(svg('<metadata>by Someone</metadata><rect width="5" height="5"/>'));
    const texts = [await minify(input, 'keep'), await minify(input, 'strip')].map(({ output }) =>
      readFile(output, 'utf8'),
    );
    const [kept, stripped] = await Promise.all(texts);
    expect(kept).toContain('by Someone');
    expect(stripped).not.toContain('by Someone');
  });

  test('a drawing that would take for ever is given up when it is cancelled', async () => {
    const levels = Array.from(
      { length: 40 },
      (_, level) => `<g id="l${level + 1}"><use href="#l${level}"/><use href="#l${level}"/></g>`,
    );
    const input = await write(
      svg(`<defs><g id="l0"><rect width="1" height="1"/></g>${levels.join('')}</defs><use href="#l40"/>`),
    );
    const signal = AbortSignal.timeout(1500);
    await expect(draw(input, signal)).rejects.toSatisfy((error) => error === signal.reason || error.status === 422);
  });
});

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="20" height="20" viewBox="0 0 20 20">${content}</svg>`;

async function write(content: string | Buffer): Promise<string> {
  const path = join(directory, `${crypto.randomUUID()}.svg`);
  await writeFile(path, content);
  return path;
}

async function minify(input: string, metadata: 'keep' | 'strip' = 'strip') {
  const output = `${input}.${metadata}.svg`;
  const signal = new AbortController().signal;
  return { output, ...(await opened.engines.minifySvg({ input, output, metadata, signal })) };
}

function draw(input: string, signal = new AbortController().signal) {
  return opened.engines.encodeImage({
    ...{ input, inputType: 'svg', output: `${input}.png`, format: 'png', quality: 100, metadata: 'strip', signal },
  });
}

/** The worst sample of large, blurred renderings, as edges may move by a hundredth of a pixel. */
async function difference(one: string, other: string): Promise<number> {
  const [first, second] = await Promise.all(
    [one, other].map((path) =>
      sharp(path, { density: 720 }).resize(200, 200).flatten({ background: '#fff' }).blur(1).raw().toBuffer(),
    ),
  );
  if (first === undefined || second?.length !== first.length) throw new Error('Drawings of different sizes');
  return first.reduce((worst, value, index) => Math.max(worst, Math.abs(value - (second[index] ?? 0))), 0);
}
