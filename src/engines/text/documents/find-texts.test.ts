import { expect, test } from 'vitest';
import { formatOfPart, type TextFormat, textFormats } from './document-formats.ts';
import { markName, readPlace, writePlaces } from './text-places.ts';

function partFormat(kind: 'docx' | 'pptx' | 'xlsx' | 'odt', name: string): TextFormat {
  const format = formatOfPart(kind, name);
  if (!format) throw new Error(`No texts in ${name}`);
  return format;
}

const word = partFormat('docx', 'word/document.xml');
const slide = partFormat('pptx', 'ppt/slides/slide1.xml');
const sheet = partFormat('xlsx', 'xl/sharedStrings.xml');
const openDocument = partFormat('odt', 'content.xml');

function textsOf(format: TextFormat, source: string): string[] {
  const mark = markName(source);
  return format.find(source).map((place) => readPlace(source, place, format, mark));
}

function exchange(format: TextFormat, source: string, change: (text: string) => string, language = 'en'): string {
  const texts = textsOf(format, source).map(change);
  const written = writePlaces(source, format.find(source), texts, format, markName(source));
  return format.finish?.(written, language) ?? written;
}

/** Capital letters, but for marks. */
const shout = (text: string): string =>
  text.replace(/<m\d+\/>|[^<]+/g, (part) => (part.startsWith('<') ? part : part.toUpperCase()));

const run = (text: string, look = '') =>
  `<w:r w:rsidR="00A1">${look && `<w:rPr>${look}</w:rPr>`}<w:t>${text}</w:t></w:r>`;

test.each<[string, TextFormat, string, string[]]>([
  [
    'runs that look alike are one text, others are apart',
    word,
    `<w:p><w:pPr><w:rPr><w:b/></w:rPr></w:pPr>${run('Hel')}<w:proofErr w:type="spellStart"/>${run('lo', '<w:lang w:val="en"/>')}${run(' you', '<w:b/>')}</w:p>`,
    ['Hello<m1/> you'],
  ],
  [
    'a text box in a paragraph is a text of its own',
    word,
    `<w:p>${run('Before')}<w:r><w:pict><w:txbxContent><w:p>${run('Inside')}</w:p></w:txbxContent></w:pict></w:r>${run('after')}</w:p>`,
    ['Inside', 'Before<m1/>after'],
  ],
  [
    'results of fields stay, but for links',
    word,
    `<w:p>${run('Page ')}<w:fldSimple w:instr=" PAGE ">${run('seven')}</w:fldSimple><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> HYPERLINK "http://a.example" </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run('our site')}<w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>`,
    ['Page <m1/>our site'],
  ],
  [
    'lines and columns are texts of their own, unless a sentence goes on',
    word,
    `<w:p>${run('Symptoms:')}<w:r><w:br/></w:r>${run('Cough')}<w:r><w:tab/></w:r>${run('Fever of')}<w:r><w:br/></w:r>${run('children')}</w:p>`,
    ['Symptoms:', 'Cough', 'Fever of<m1/>children'],
  ],
  [
    'deleted words are gone',
    word,
    `<w:p><w:del><w:r><w:delText>Old</w:delText></w:r></w:del>${run('New')}</w:p>`,
    ['New'],
  ],
  ['numbers alone are no text', word, `<w:p>${run('12.5 %')}</w:p><w:p>${run('Sum')}</w:p>`, ['Sum']],
  [
    'slides',
    slide,
    '<a:p><a:r><a:rPr lang="en-GB" dirty="0"/><a:t>Our </a:t></a:r><a:r><a:rPr lang="en-US"/><a:t>plan</a:t></a:r><a:fld type="slidenum"><a:rPr/><a:t>four</a:t></a:fld></a:p>',
    ['Our plan'],
  ],
  [
    'cells',
    sheet,
    '<x:sst><x:si><x:t>Name</x:t><x:rPh sb="0"><x:t>na</x:t></x:rPh></x:si><x:si><x:t>42</x:t></x:si></x:sst>',
    ['Name'],
  ],
  [
    'OpenDocument keeps fields',
    openDocument,
    '<text:h>On <text:date>Monday</text:date></text:h><text:p>A<text:span text:style-name="T1">bold</text:span> word<text:note><text:note-citation>i</text:note-citation><text:note-body><text:p>Note</text:p></text:note-body></text:note></text:p>',
    ['On', 'Note', 'A<m1/>bold<m2/> word'].map((text) => (text === 'On' ? 'On ' : text)),
  ],
  [
    'web pages: lines, attributes, and no code',
    textFormats.html,
    '<title>One &amp; two</title><p>Three <b>four</b>, <code>five</code> <img alt="Six" src="a.png">seven<p>Eight<script>var nine</script><p translate="no">Ten</p>',
    ['One & two', 'Six', 'Three <m1/>four<m2/>, <m3/> <m4/>seven', 'Eight'],
  ],
  [
    'Markdown',
    textFormats.markdown,
    '---\ntitle: no\n---\n# One\n\n> - Two **three** [four](a.md "t")\n\n```\ncode\n```\n\n| Five | `6` |\n|---|---|\n| seven\\|x | 8 |\n\nnine\nten  \neleven\n\n[a]: http://b.example\n',
    ['One', 'Two <m1/>three<m2/> <m3/>four', 'Five', 'seven\\|x', 'nine\nten', 'eleven'],
  ],
  [
    'subtitles',
    textFormats.subtitles,
    '1\n00:00:01,000 --> 00:00:02,000\nHello\nyou\n\n2\n00:00:03,000 --> 00:00:04,000\n- Yes\n- No\n',
    ['Hello\nyou', '- Yes', '- No'],
  ],
  [
    'plain text: wrapped paragraphs and single lines',
    textFormats.text,
    `${'word '.repeat(12)}\n${'text '.repeat(11)}\nend\n\nName\nStreet\n`,
    [`${'word '.repeat(12)}\n${'text '.repeat(11)}\nend`, 'Name', 'Street'],
  ],
])('%s', (_what, format, source, texts) => {
  expect(textsOf(format, source)).toEqual(texts);
});

test('only the texts change', () => {
  const source = `<w:p><w:pPr/>${run('A &lt; b')}<w:hyperlink r:id="r1">${run(' link', '<w:u/>')}</w:hyperlink></w:p>`;
  expect(exchange(word, source, shout)).toBe(
    source.replace('A &lt; b', 'A &lt; B').replace('<w:t> link', '<w:t xml:space="preserve"> LINK'),
  );
});

test('what is set in a text cannot become markup', () => {
  const evil = () => '<b onclick="x">&';
  expect(exchange(textFormats.html, '<p title="One">Two</p>', evil)).toBe(
    '<p title="&lt;b onclick=&quot;x&quot;&gt;&amp;">&lt;b onclick="x"&gt;&amp;</p>',
  );
});

test('a text that lost its marks is left out', () => {
  const source = '<p>One <b>two</b></p><p>Three</p>';
  expect(exchange(textFormats.html, source, (text) => text.replace('<m1/>', '').toUpperCase())).toBe(
    '<p>One <b>two</b></p><p>THREE</p>',
  );
});

test('marks are told from what the text has', () => {
  const source = '<p>Write <b>&lt;m1/&gt;</b> for a line</p>';
  expect(textsOf(textFormats.html, source)).toEqual(['Write <mm1/><m1/><mm2/> for a line']);
  expect(exchange(textFormats.html, source, (text) => text)).toBe(source);
});

test('subtitles are broken again', () => {
  const source = '00:01,000 --> 00:02,000\nOne\ntwo\n';
  expect(exchange(textFormats.subtitles, source, () => 'Eins und zwei')).toBe(
    '00:01,000 --> 00:02,000\nEins und\nzwei\n',
  );
});

test('Arabic runs from right to left in Word, and bold stays bold', () => {
  const source = `<w:p><w:pPr><w:keepNext/><w:jc w:val="left"/><w:rPr><w:b/></w:rPr></w:pPr>${run('One ', '<w:b/><w:sz w:val="40"/><w:em w:val="dot"/>')}${run('2 of 3')}</w:p><w:p>${run('4')}</w:p><w:p><w:pPr><w:bidi w:val="0"/></w:pPr></w:p><w:tbl><w:tblPr><w:tblStyle w:val="a"/><w:tblW w:w="0"/></w:tblPr></w:tbl>`;
  const arabic = exchange(word, source, (text) => text.replace('One', 'واحد'), 'ar');
  expect(arabic).toBe(
    source
      .replace('<w:jc', '<w:bidi/><w:jc')
      .replace('<w:b/><w:sz w:val="40"/>', '<w:b/><w:bCs/><w:sz w:val="40"/><w:szCs w:val="40"/><w:rtl/>')
      .replace('<w:t>One ', '<w:t xml:space="preserve">واحد ')
      .replace('</w:p><w:p>', '</w:p><w:p><w:pPr><w:bidi/></w:pPr>')
      .replace(' w:val="0"', '')
      .replace('<w:tblW', '<w:bidiVisual/><w:tblW'),
  );
  const english = exchange(word, arabic, (text) => text.replace('واحد', 'One'), 'en');
  expect(english).not.toMatch(/<w:(?:rtl|bidi|bidiVisual)\/>/);
});

test.each([
  ['es', word, '<w:lang w:eastAsia="ja-JP" w:val="en-US"/>', '<w:lang w:val="es-ES" w:eastAsia="ja-JP"/>'],
  [
    'ja',
    partFormat('docx', 'word/styles.xml'),
    '<w:lang w:val="en-US"/>',
    '<w:lang w:eastAsia="ja-JP" w:val="en-US"/>',
  ],
  ['es', slide, '<a:rPr b="1" lang="en-US"/>', '<a:rPr b="1" lang="es-ES"/>'],
  [
    'es',
    openDocument,
    '<style:text-properties fo:language="en" fo:country="GB" style:language-asian="zh"/><style:text-properties fo:language="zxx" fo:country="none"/>',
    '<style:text-properties fo:language="es" fo:country="ES" style:language-asian="zh"/><style:text-properties fo:language="zxx" fo:country="none"/>',
  ],
])('spelling is checked in %s', (language, format, source, expected) => {
  expect(exchange(format, source, (text) => text, language)).toBe(expected);
});
