import { strToU8, zipSync } from 'fflate';

/*
 * For tests: documents that try to load from `address` (a test server), to read `path` (a local file), and to run a macro
 * that leaves a mark.
 */

export const macroMark = 'THE MACRO RAN';
type Targets = { address: string; image: string; textFile: string };

export function hostileDocuments({ address, image, textFile }: Targets): { name: string; content: Uint8Array }[] {
  return [
    { name: 'page.html', content: strToU8(page(address, image)) },
    { name: 'letter.rtf', content: strToU8(richText(address, image)) },
    { name: 'letter.docx', content: wordDocument(address, image) },
    { name: 'letter.odt', content: openDocument(address, image, textFile) },
    { name: 'letter.fodt', content: strToU8(flatDocument(address, image, textFile)) },
    { name: 'table.ods', content: openTable(address, textFile) },
  ];
}

const page = (address: string, image: string) => `<!DOCTYPE html><html><head>
<link rel="stylesheet" href="${address}/style.css"><base href="${address}/">
<style>@import url(${address}/import.css); @font-face { font-family: x; src: url(${address}/font.ttf) }</style>
<script src="${address}/script.js"></script></head>
<body background="${address}/background.png"><p style="font-family: x; background-image: url(${address}/css.png)">Words</p>
<img src="${address}/picture.png"><img src="file://${image}"><iframe src="${address}/frame.html"></iframe>
<object data="${address}/object.html"></object><embed src="${address}/embed.html"></body></html>`;

/**
 * RTFs with external references that hide from a search for the plain words.
 * @param target an address or a path
 */
export function obfuscatedRichTexts(target: string): { name: string; content: Uint8Array }[] {
  const field = (instruction: string, word = '\\*\\fldinst') => `{\\field{${word} ${instruction}}{\\fldrslt x}}`;
  const plain = `INCLUDEPICTURE "${target}" `;
  const hex = (text: string) => [...text].map((sign) => `\\'${sign.charCodeAt(0).toString(16)}`).join('');
  const unicode = (text: string, behind: string) =>
    [...text].map((sign) => `\\u${sign.charCodeAt(0)}${behind}`).join('');
  const shape = (name: string, type: number, more = '') =>
    `{\\shp{\\*\\shpinst\\shpleft0\\shptop0\\shpright2000\\shpbottom2000{\\sp{\\sn shapeType}{\\sv ${type}}}${more}{\\sp{\\sn ${name}Name}{\\sv ${target}}}{\\sp{\\sn ${name}Flags}{\\sv 14}}}}`;
  const object = (kind: string) =>
    `{\\object\\${kind}\\objupdate{\\*\\objclass Word.Document.8}{\\*\\objdata ${linkedObject(target)}}{\\result x}}`;
  const bodies = [
    field(plain),
    field(plain.toLowerCase()),
    field(plain, '\\fldinst'),
    field(`{INCLUDE}{PICTURE} "${target}"`),
    field(`{\\rtlch{\\ltrch {INCLUDE}{PICTURE "${target}" }}}`),
    field(`INCLUDE{}PICTURE "${target}" `),
    field(`INCLUDE{\\*\\unknown x}PICTURE "${target}" `),
    field(`INCLUDE\r\nPICTURE "${target}" `),
    field(`INCLUDE\\b PICTURE "${target}" `),
    field(`INCLUDE\\bin3 abcPICTURE "${target}" `),
    field(`INCLUDEPI\\'43TURE "${target}" `),
    field(`INCLUDEPI\\u67?TURE "${target}" `),
    field(hex(plain)),
    field(unicode(plain, '?')),
    field(`\\uc0 ${unicode(plain, ' ')}`),
    field(`{INCLUDE}{TEXT "${target}"}`),
    field(`IMPORT "${target}" `),
    field(`LINK Word.Document.8 "${target}" "" \\\\a \\\\p`),
    field(`DDEAUTO soffice "${target}" "a"`),
    shape('pib', 75),
    shape('fillBlip', 1, '{\\sp{\\sn fillType}{\\sv 3}}'),
    object('objlink'),
    object('objautlink'),
    `{\\*\\template ${target}}`,
    `{\\*\\filetbl{\\file\\fid1 ${target}}}\\subdocument1`,
  ];
  return bodies.map((body, index) => ({
    name: `hidden-${index}.rtf`,
    content: strToU8(`{\\rtf1\\ansi Words ${body}\\par}`),
  }));
}

/** A linked OLE 1 object ([MS-OLEDS] 2.2.6), in hexadecimal. */
function linkedObject(target: string): string {
  const number = (value: number) => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32LE(value);
    return bytes;
  };
  const text = (value: string) => Buffer.concat([number(value.length + 1), Buffer.from(`${value}\0`, 'latin1')]);
  const header = [number(0x501), number(1), text('Word.Document.8'), text(target), text('')];
  return Buffer.concat([...header, number(0), number(0), number(0), number(0x501), number(0)]).toString('hex');
}

const richText = (address: string, image: string) => `{\\rtf1\\ansi{\\*\\template ${address}/template.dot}
{\\field{\\*\\fldinst INCLUDEPICTURE "${address}/picture.png" \\\\d}{\\fldrslt x}}
{\\field{\\*\\fldinst INCLUDEPICTURE "file://${image}" \\\\d}{\\fldrslt x}}
{\\field{\\*\\fldinst INCLUDETEXT "${address}/text.rtf"}{\\fldrslt x}} Words\\par}`;

const office = 'http://schemas.openxmlformats.org/officeDocument/2006';
const wordImage = (id: string) =>
  `<w:p><w:r><w:drawing><wp:inline><wp:extent cx="914400" cy="914400"/><wp:docPr id="1" name="p"/><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic><pic:nvPicPr><pic:cNvPr id="1" name="p"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:link="${id}"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="914400" cy="914400"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`;

function wordDocument(address: string, image: string): Uint8Array {
  const relation = (id: string, kind: string, target: string, mode = ' TargetMode="External"') =>
    `<Relationship Id="${id}" Type="${office}/relationships/${kind}" Target="${target}"${mode}/>`;
  const relations = (...all: string[]) =>
    strToU8(
      `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all.join('')}</Relationships>`,
    );
  const words = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
  const drawing = 'http://schemas.openxmlformats.org/drawingml/2006';
  return zipSync({
    '[Content_Types].xml': strToU8(
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/><Override PartName="/word/settings.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.settings+xml"/></Types>',
    ),
    '_rels/.rels': relations(relation('d', 'officeDocument', 'word/document.xml', '')),
    'word/_rels/document.xml.rels': relations(
      relation('remote', 'image', `${address}/picture.png`),
      relation('local', 'image', `file://${image}`),
      relation('settings', 'settings', 'settings.xml', ''),
    ),
    'word/settings.xml': strToU8(
      `<?xml version="1.0"?><w:settings xmlns:w="${words}" xmlns:r="${office}/relationships"><w:attachedTemplate r:id="t"/></w:settings>`,
    ),
    'word/_rels/settings.xml.rels': relations(relation('t', 'attachedTemplate', `${address}/template.dotm`)),
    'word/document.xml': strToU8(
      `<?xml version="1.0"?><w:document xmlns:w="${words}" xmlns:r="${office}/relationships" xmlns:wp="${drawing}/wordprocessingDrawing" xmlns:a="${drawing}/main" xmlns:pic="${drawing}/picture"><w:body><w:p><w:r><w:t>Words</w:t></w:r></w:p>${wordImage('remote')}${wordImage('local')}<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>INCLUDETEXT "${address}/text.docx"</w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p></w:body></w:document>`,
    ),
  });
}

const namespaces = ['office', 'text', 'draw', 'script', 'table', 'style', 'meta']
  .map((name) => {
    const space = name === 'draw' ? 'drawing' : name;
    return `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${space}:1.0"`;
  })
  .concat([
    'xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0"',
    'xmlns:xlink="http://www.w3.org/1999/xlink"',
    'xmlns:dom="http://www.w3.org/2001/xml-events"',
    'xmlns:ooo="http://openoffice.org/2004/office"',
  ])
  .join(' ');

const manifest = (mime: string, parts: readonly string[]) =>
  strToU8(
    `<?xml version="1.0"?><manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"><manifest:file-entry manifest:full-path="/" manifest:media-type="${mime}"/>${parts
      .map((part) => `<manifest:file-entry manifest:full-path="${part}" manifest:media-type="text/xml"/>`)
      .join('')}</manifest:manifest>`,
  );

/** `StarBasic` handlers also run in a hidden document, where macros are allowed. */
const runsMacros = `<office:scripts><office:event-listeners>${[
  `<script:event-listener script:language="ooo:script" script:event-name="dom:load" xlink:href="vnd.sun.star.script:Standard.Module1.Main?language=Basic&amp;location=document" xlink:type="simple"/>`,
  ...['office:load-finished', 'office:view-created', 'office:copy-to'].map(
    (event) =>
      `<script:event-listener script:language="ooo:StarBasic" script:event-name="${event}" script:macro-name="document:Standard.Module1.Main"/>`,
  ),
].join('')}</office:event-listeners></office:scripts>`;

const textMime = 'application/vnd.oasis.opendocument.text';
const script = `xmlns:script="http://openoffice.org/2000/script" xmlns:library="http://openoffice.org/2000/library"`;

/** A module with `Main`, for events, and a function for formulas. */
const macroParts = (main: string) => ({
  'Basic/script-lc.xml': strToU8(
    `<?xml version="1.0"?><library:libraries ${script} xmlns:xlink="http://www.w3.org/1999/xlink"><library:library library:name="Standard" library:link="false"/></library:libraries>`,
  ),
  'Basic/Standard/script-lb.xml': strToU8(
    `<?xml version="1.0"?><library:library ${script} library:name="Standard" library:readonly="false" library:passwordprotected="false"><library:element library:name="Module1"/></library:library>`,
  ),
  'Basic/Standard/Module1.xml': strToU8(
    `<?xml version="1.0"?><script:module ${script} script:name="Module1" script:language="StarBasic">Sub Main
${main}
End Sub
Function Marked(x)
Marked = "${macroMark}"
End Function</script:module>`,
  ),
});

function flatDocument(address: string, image: string, textFile: string): string {
  const body = openBody(address, image, textFile);
  return `<?xml version="1.0"?><office:document ${namespaces} office:version="1.2" office:mimetype="${textMime}">${body}</office:document>`;
}

function openBody(address: string, image: string, textFile: string): string {
  const frame = (target: string) =>
    `<draw:frame svg:width="2cm" svg:height="2cm" text:anchor-type="as-char"><draw:image xlink:href="${target}" xlink:type="simple" xlink:show="embed" xlink:actuate="onLoad"/></draw:frame>`;
  const section = (name: string, target: string) =>
    `<text:section text:name="${name}"><text:section-source xlink:href="${target}" xlink:type="simple"/><text:p>old</text:p></text:section>`;
  return `
${runsMacros}
<office:font-face-decls><style:font-face style:name="x" svg:font-family="x"><svg:font-face-src><svg:font-face-uri xlink:href="${address}/font.ttf" xlink:type="simple"/></svg:font-face-src></style:font-face></office:font-face-decls>
<office:body><office:text><text:p>Words ${frame(`${address}/picture.png`)} ${frame(`file://${image}`)}</text:p>
${section('remote', `${address}/section.odt`)}${section('local', `file://${textFile}`)}
<text:p><draw:frame svg:width="2cm" svg:height="2cm"><draw:plugin xlink:href="${address}/film.mp4" xlink:type="simple" draw:mime-type="application/vnd.sun.star.media"/></draw:frame></text:p></office:text></office:body>`;
}

function openDocument(address: string, image: string, textFile: string): Uint8Array {
  const body = openBody(address, image, textFile);
  const content = `<?xml version="1.0"?><office:document-content ${namespaces} office:version="1.2">${body}</office:document-content>`;
  const parts = {
    'content.xml': strToU8(content),
    'meta.xml': strToU8(
      `<?xml version="1.0"?><office:document-meta ${namespaces} office:version="1.2"><office:meta><meta:template xlink:href="${address}/template.ott" xlink:type="simple"/><meta:auto-reload xlink:href="${address}/reload.odt" meta:delay="PT0S" xlink:type="simple"/></office:meta></office:document-meta>`,
    ),
    ...macroParts(`ThisComponent.Text.setString("${macroMark}")`),
  };
  return zipSync({
    mimetype: [strToU8(textMime), { level: 0 }],
    'META-INF/manifest.xml': manifest(textMime, Object.keys(parts)),
    ...parts,
  });
}

const tableMime = 'application/vnd.oasis.opendocument.spreadsheet';

function openTable(address: string, textFile: string): Uint8Array {
  const cell = (formula: string) =>
    `<table:table-row><table:table-cell table:formula="of:=${formula}"/></table:table-row>`;
  const content = `<?xml version="1.0"?><office:document-content ${namespaces} xmlns:of="urn:oasis:names:tc:opendocument:xmlns:of:1.2" office:version="1.2">${runsMacros}<office:body><office:spreadsheet>
<table:table table:name="A">${cell(`WEBSERVICE(&quot;${address}/service&quot;)`)}${cell(`'${address}/other.ods'#$A.A1`)}${cell(`'file://${textFile}'#$A.A1`)}${cell('MARKED(1)')}</table:table>
<table:table table:name="B"><table:table-source xlink:href="${address}/linked.ods" xlink:type="simple" table:table-name="A"/><table:table-row><table:table-cell/></table:table-row></table:table>
</office:spreadsheet></office:body></office:document-content>`;
  const parts = {
    'content.xml': strToU8(content),
    ...macroParts(`ThisComponent.Sheets.getByIndex(1).getCellByPosition(0, 0).setString("${macroMark}")`),
  };
  return zipSync({
    mimetype: [strToU8(tableMime), { level: 0 }],
    'META-INF/manifest.xml': manifest(tableMime, Object.keys(parts)),
    ...parts,
  });
}
