import type { Outcome } from './mailbox.contract.ts';

/** An email as it arrives, and what must become of it. */
export type SampleEmail = {
  raw: Buffer;
  sender: string;
  /** Undefined for the second copy of another one. */
  outcome: Outcome | undefined;
  /** A word of its text that no other one has. */
  word: string;
  isAnswered: boolean;
};

/** In a text, it makes the built-in answer sure. */
export const sureWord = 'surely';

type Parts = { fields?: readonly string[]; body: string | Buffer };
type Shape = (word: string, index: number) => Parts;

const plain = (text: string, fields: readonly string[] = []): Parts => ({ fields, body: `${text}\r\n` });

/** Charsets with a text that they can write. */
const charsets: readonly [charset: string, text: string][] = [
  ['utf-8', 'Grüße, čau, Привет, 你好, 🙂'],
  ['iso-8859-1', 'Grüße à tous'],
  ['iso-8859-2', 'Dobrý den, příliš žluťoučký kůň'],
  ['windows-1251', 'Здравствуйте, файл не открывается'],
  ['koi8-r', 'Здравствуйте, файл не открывается'],
  ['windows-1252', 'Voilà – “ça ne marche pas”, 5 €'],
  ['shift_jis', 'ファイルが開けません'],
  ['euc-kr', '파일이 열리지 않습니다'],
  ['gbk', '文件打不开'],
  ['big5', '檔案無法開啟'],
];

export const charsetTexts: readonly string[] = charsets.map(([, text]) => text);

const persons: readonly Shape[] = [
  (word) => plain(`Hello,\r\n\r\nhow do I merge PDFs? ${word} ${sureWord}`),
  (word, index) => {
    const [charset = '', text = ''] = charsets[index % charsets.length] ?? [];
    const body = Buffer.concat([encodeIn(charset, text), Buffer.from(`\r\n${word}\r\n`)]);
    return { fields: [`Content-Type: text/plain; charset=${charset}`, 'Content-Transfer-Encoding: 8bit'], body };
  },
  (word) => ({
    fields: ['Content-Type: text/html; charset=utf-8'],
    body: `<html><head><style>.x{background:url(https://tracker.example/s)}</style></head><body><p>My file is <b>lost</b>. ${word} ${sureWord}</p><script>alert('HIDDEN')</script><img src="https://tracker.example/p.gif"><div class="gmail_quote">On Monday you wrote: QUOTED</div></body></html>`,
  }),
  (word) =>
    alternative(
      `Plain ${word}\r\n\r\nOn 3 March 2026 at 10:00, Ada <ada@example.org> wrote:\r\n> QUOTED`,
      '<p>HTMLPART</p>',
    ),
  (word) =>
    plain(`Yes, please. ${word}\r\n\r\n-- \r\nADA LOVELACE\r\nChief`, ['Content-Type: text/plain; charset=us-ascii']),
  (word) => ({
    ...mixed([
      text(`Here it is: ${word}`),
      file('image/png', 'shot.png', tinyPng),
      file('application/zip', 'all.zip', 'PK'),
    ]),
  }),
  (word) => ({
    fields: ['Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: quoted-printable'],
    body: `Gr=C3=BC=C3=9Fe, ${word} =\r\nend\r\n`,
  }),
  (word) => ({
    fields: ['Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: base64'],
    body: Buffer.from(`Base64 text ${word} ${sureWord}`).toString('base64'),
  }),
  // From here on damaged.
  (word) => ({ fields: ['Content-Type: multipart/mixed; boundary="never"'], body: `--never\r\n\r\nNo end ${word}` }),
  (word) => ({ fields: ['Content-Type: text/plain; charset=no-such-charset'], body: `Charset ${word}` }),
  (word) => ({
    fields: ['Content-Type: text/plain', 'Content-Transfer-Encoding: base64'],
    body: `*** ${Buffer.from(`Damaged ${word} end`).toString('base64')}`,
  }),
  (word) => ({ fields: ['Content-Type: multipart/mixed'], body: `No boundary ${word}` }),
  (word) => ({ fields: ['Content-Type: ;;;=;', 'X-Odd: =?utf-8?B?////?='], body: `Odd fields ${word}\u0000\u0007` }),
  (word) => ({ fields: [`Subject: =?x?y?z?= ${'long '.repeat(400)}`], body: `${'x'.repeat(5000)} ${word}` }),
  (word) => nested(`Deep ${word}`, 20),
  (word) => plain(`From the future ${word}`, ['Date: Fri, 31 Dec 2099 23:59:59 +0000']),
  (word) => plain(`Nobody knows when ${word}`, ['Date: yesterday, half past nine']),
];

/** Those with `sureWord`. */
const sureShapes = [0, 2, 7];

const programs: readonly [Outcome, Shape][] = [
  [
    'bounce',
    (word) => ({
      fields: ['Return-Path: <>', 'Content-Type: multipart/report; report-type=delivery-status; boundary=r'],
      body: `--r\r\n\r\nUndeliverable ${word} ${sureWord}\r\n--r--`,
    }),
  ],
  ['bounce', (word) => plain(`Returned mail ${word} ${sureWord}`, ['X-Failed-Recipients: nobody@example.net'])],
  [
    'list',
    (word) =>
      plain(`News ${word} ${sureWord}`, [
        'List-Id: <news.example.net>',
        'List-Unsubscribe: <mailto:leave@example.net>',
      ]),
  ],
  ['list', (word) => plain(`Bulk ${word} ${sureWord}`, ['Precedence: bulk'])],
  ['automatic', (word) => plain(`I am on holiday ${word} ${sureWord}`, ['Auto-Submitted: auto-replied (vacation)'])],
  ['automatic', (word) => plain(`Thank you for your message ${word} ${sureWord}`, ['X-Autoreply: yes'])],
  ['spam', (word) => plain(`Buy pills ${word} ${sureWord}`, ['X-Spam-Flag: YES'])],
  ['own', (word) => plain(`To myself ${word} ${sureWord}`)],
];

/** So many emails, the same ones for the same number. */
export function sampleEmails(count: number, mailbox: string): SampleEmail[] {
  const emails: SampleEmail[] = [];
  for (let index = 0; emails.length < count; index++) {
    const word = `word${String(index).padStart(4, '0')}x`;
    const program = index % 4 === 3 ? programs[Math.floor(index / 4) % programs.length] : undefined;
    const outcome = program?.[0] ?? 'conversation';
    const shape = program?.[1] ?? persons[index % persons.length];
    if (!shape) throw new Error('There is a shape for every index.');
    const sender = outcome === 'own' ? mailbox : `person${index}@example.net`;
    const email = write(shape(word, index), { index, sender, mailbox });
    const isAnswered = outcome === 'conversation' && sureShapes.includes(persons.indexOf(shape));
    emails.push({ ...email, sender, outcome, word, isAnswered });
    // Some arrive twice, as over an alias.
    if (index % 30 === 4 && emails.length < count)
      emails.push({ ...email, sender, outcome: undefined, word, isAnswered: false });
  }
  return emails;
}

function write({ fields = [], body }: Parts, about: { index: number; sender: string; mailbox: string }) {
  const { index, sender, mailbox } = about;
  const has = (name: string) => fields.some((field) => field.toLowerCase().startsWith(`${name.toLowerCase()}:`));
  const all = [
    ...fields.filter((field) => field.startsWith('Return-Path')),
    `Received: from mx.example.net by mx.example.org; Mon, 2 Mar 2026 10:00:0${index % 10} +0000 (${index})`,
    `From: Person ${index} <${sender}>`,
    `To: ${mailbox}`,
    ...(has('Subject') ? [] : [`Subject: Question ${index}`]),
    ...(has('Date') ? [] : ['Date: Mon, 02 Mar 2026 10:00:00 +0000']),
    // Some have none.
    ...(index % 11 === 10 ? [] : [`Message-ID: <${index}.sample@example.net>`]),
    'MIME-Version: 1.0',
    ...fields.filter((field) => !field.startsWith('Return-Path')),
  ];
  return { raw: Buffer.concat([Buffer.from(`${all.join('\r\n')}\r\n\r\n`), Buffer.from(body)]) };
}

const text = (content: string) => `Content-Type: text/plain; charset=utf-8\r\n\r\n${content}`;
const file = (type: string, name: string, content: string) =>
  `Content-Type: ${type}; name="${name}"\r\nContent-Disposition: attachment; filename="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${content.length < 10 ? Buffer.from(content).toString('base64') : content}`;

function mixed(parts: readonly string[]): Parts {
  const body = parts.map((part) => `--mix\r\n${part}\r\n`).join('');
  return { fields: ['Content-Type: multipart/mixed; boundary=mix'], body: `${body}--mix--\r\n` };
}

function alternative(plainText: string, html: string): Parts {
  const body = `--alt\r\n${text(plainText)}\r\n--alt\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${html}\r\n--alt--\r\n`;
  return { fields: ['Content-Type: multipart/alternative; boundary=alt'], body };
}

function nested(content: string, depth: number): Parts {
  let part = text(content);
  for (let level = 0; level < depth; level++) {
    part = `Content-Type: multipart/mixed; boundary=b${level}\r\n\r\n--b${level}\r\n${part}\r\n--b${level}--`;
  }
  return { fields: [`Content-Type: multipart/mixed; boundary=outer`], body: `--outer\r\n${part}\r\n--outer--` };
}

/** One black pixel. */
export const tinyPng =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** By what decodes to each character: Node encodes UTF-8 only. */
function encodeIn(charset: string, content: string): Buffer {
  if (charset === 'utf-8') return Buffer.from(content);
  const table = tables.get(charset) ?? tableOf(charset);
  tables.set(charset, table);
  return Buffer.concat([...content].map((character) => table.get(character) ?? Buffer.from('?')));
}

const tables = new Map<string, Map<string, Buffer>>();

function tableOf(charset: string): Map<string, Buffer> {
  const decoder = new TextDecoder(charset);
  const table = new Map<string, Buffer>();
  const add = (bytes: Buffer) => {
    const character = decoder.decode(bytes);
    if ([...character].length === 1 && character !== '\ufffd' && !table.has(character)) table.set(character, bytes);
  };
  for (let byte = 0; byte < 256; byte++) add(Buffer.from([byte]));
  if (/jis|kr|gbk|big5/.test(charset)) {
    for (let lead = 0x81; lead < 0xff; lead++)
      for (let trail = 0x40; trail < 0xff; trail++) add(Buffer.from([lead, trail]));
  }
  return table;
}
