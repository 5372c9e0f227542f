import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ContentInput, ContentValues } from './content/define-content.ts';
import { type QrContentKind, qrContentKinds, qrContents, readContent } from './qr-content.ts';

describe('every kind of content', () => {
  it.each([
    ['link', { url: 'https://例え.jp/パス?q=é&x=1#top' }],
    ['text', { text: ' first line\r\nمرحبا 😀 \\;,":' }],
    ['wifi', { network: 'Café "North"; 2,4: \\GHz', security: 'WPA', password: 'a;b,c:d"e\\f', hidden: true }],
    [
      'contact',
      {
        firstName: '美咲',
        lastName: 'O’Neil; Smith, Jr.',
        organisation: 'R\\D, Ltd; Paris',
        jobTitle: 'Chef',
        mobile: '+33612345678',
        workPhone: '020794600',
        email: 'misaki@exämple.jp',
        website: 'https://example.jp/a,b;c',
        street: '1, Rue d’É',
        city: '大阪市',
        region: '',
        postcode: '75001',
        country: 'France',
        note: 'line one\nline; two',
      },
    ],
    ['email', { address: 'a+b@example.com', subject: '50% & more?', body: 'Hello\nمرحبا #1' }],
    ['sms', { number: '+442079460018', message: 'On: my way; see you,\n😀' }],
    ['phone', { number: '*100#' }],
    ['place', { latitude: '-33.856784', longitude: '151.215297', name: 'Opera House (東)' }],
    [
      'event',
      {
        title: 'Fête, 50; années',
        start: '2026-05-01T10:00',
        end: '2026-05-01T12:30',
        allDay: false,
        timeZone: 'UTC',
        location: 'Hall; B',
        description: 'Bring\ncake',
      },
    ],
    [
      'payment',
      {
        name: 'Żółć Sp. z o.o.',
        iban: 'DE89370400440532013000',
        amount: '12.50',
        bic: 'COBADEFFXXX',
        reference: '',
        message: 'Rechnung 4711 für März',
      },
    ],
  ] satisfies [QrContentKind, ContentValues][])('%s is decoded as entered', (kind, values) => {
    expect(readContent(textOf(kind, values))).toEqual({ kind, values });
  });

  it('is decoded from any values', () => {
    for (const [kind, arbitrary] of Object.entries(anyContent)) {
      if (!isKind(kind)) throw new Error(`${kind} is not a kind of content.`);
      fc.assert(
        fc.property(arbitrary, (values) => {
          expect(qrContents[kind].parse(textOf(kind, values))).toEqual(values);
        }),
      );
    }
  });

  it('refuses missing values with a sentence per field, never an exception', () => {
    for (const kind of qrContentKinds) {
      fc.assert(
        fc.property(fc.dictionary(fc.constantFrom(...Object.keys(qrContents[kind].fields)), fc.anything()), (input) => {
          const result = qrContents[kind].encode(input);
          if (!result.ok) {
            for (const { field, message } of result.problems) {
              expect(Object.keys(qrContents[kind].fields)).toContain(field);
              expect(message).toMatch(/^[A-Z].*\.$|^QR code needs content to generate$/);
            }
          }
        }),
      );
    }
  });

  it('never throws on any scanned text', () => {
    const beginnings = [
      'WIFI:',
      'BEGIN:VCARD\n',
      'mailto:',
      'smsto:',
      'sms:',
      'tel:',
      'geo:',
      'BEGIN:VEVENT\n',
      'BCD\n',
      '',
    ];
    fc.assert(
      fc.property(fc.constantFrom(...beginnings), fc.string({ unit: 'binary' }), (beginning, rest) => {
        expect(qrContentKinds).toContain(readContent(beginning + rest).kind);
      }),
    );
  });
});

describe('a link', () => {
  it('gets https:// without a scheme, and is otherwise unchanged', () => {
    expect(textOf('link', { url: ' example.com/Menu ' })).toBe('https://example.com/Menu');
    expect(textOf('link', { url: 'localhost:8080/x' })).toBe('https://localhost:8080/x');
    expect(textOf('link', { url: 'HTTP://Example.com' })).toBe('HTTP://Example.com');
  });

  it.each(['', 'javascript:alert(1)', 'ftp://example.com', 'mailto:a@b.c', 'https://', 'two words', undefined, 7])(
    'cannot be %j',
    (url) => {
      expect(problemsOf('link', { url })[0]?.message).toMatch(/^Please enter a web address/);
    },
  );
});

describe('a Wi-Fi network', () => {
  it("is written in ZXing's form with special characters escaped", () => {
    expect(textOf('wifi', { network: 'My;Net', password: 'pass:word' })).toBe('WIFI:T:WPA;S:My\\;Net;P:pass\\:word;;');
    expect(textOf('wifi', { network: 'Open', security: 'nopass' })).toBe('WIFI:T:nopass;S:Open;;');
    expect(textOf('wifi', { network: 'Old', security: 'WEP', password: 'abcde', hidden: 'yes' })).toBe(
      'WIFI:T:WEP;S:Old;P:abcde;H:true;;',
    );
  });

  it.each([
    [{ network: '' }, 'Please enter the name of the network.'],
    [{ network: 'x'.repeat(33), password: '12345678' }, 'The name of a network has at most 32 bytes.'],
    [{ network: '大'.repeat(11), password: '12345678' }, 'The name of a network has at most 32 bytes.'],
    [{ network: 'Home', password: '1234567' }, 'A WPA password has 8 to 63 characters.'],
    [{ network: 'Home', password: 'x'.repeat(64) }, 'A WPA password has 8 to 63 characters.'],
    [
      { network: 'Home', security: 'WEP', password: 'abcdef' },
      'A WEP key has 5 or 13 characters, or 10 or 26 hexadecimal digits.',
    ],
    [{ network: 'Home', security: 'nopass', password: 'secret' }, 'An open network has no password.'],
    [{ network: 'Home', security: 'WPA9' }, 'Please choose WPA, WEP or nopass.'],
  ])('%j is refused: %s', (input, message) => {
    expect(problemsOf('wifi', input).map((problem) => problem.message)).toContain(message);
  });

  it('accepts a key of 64 hexadecimal digits', () => {
    expect(textOf('wifi', { network: 'Home', password: 'aF'.repeat(32) })).toContain('P:aFaF');
  });

  it('is read in any order, with WPA3 and without a terminator', () => {
    expect(readContent('wifi:S:Home;T:SAE;P:secret\\;1')).toEqual({
      kind: 'wifi',
      values: { network: 'Home', security: 'WPA', password: 'secret;1', hidden: false },
    });
  });
});

describe('a contact', () => {
  it('is a vCard 3.0 with CRLF line ends', () => {
    expect(textOf('contact', { firstName: 'Ada', lastName: 'Lovelace', mobile: '+44 (0)20 7946-0018' })).toBe(
      [
        'BEGIN:VCARD',
        'VERSION:3.0',
        'N:Lovelace;Ada;;;',
        'FN:Ada Lovelace',
        'TEL;TYPE=CELL:+442079460018',
        'END:VCARD',
      ].join('\r\n'),
    );
  });

  it('needs a name or an organisation, and valid addresses', () => {
    expect(problemsOf('contact', { note: 'x' })).toEqual([
      { field: 'firstName', message: 'Please enter a name or an organisation.' },
    ]);
    expect(
      problemsOf('contact', { firstName: 'A', email: 'nobody', mobile: 'call me' }).map(({ field }) => field),
    ).toEqual(['mobile', 'email']);
  });

  it('is read with folded lines and reordered parameters', () => {
    const card = 'BEGIN:VCARD\nVERSION:3.0\nN:Doe;Jo\nTEL;type=pref;type=WORK:12345\nNOTE:long\n er text\nEND:VCARD';
    expect(readContent(card).values).toMatchObject({
      firstName: 'Jo',
      lastName: 'Doe',
      workPhone: '12345',
      note: 'longer text',
    });
  });
});

describe('an email, a message, a call and a place', () => {
  it('percent-encode delimiters', () => {
    expect(textOf('email', { address: 'a&b@example.com', subject: 'A & B', body: '1+1=2\n' })).toBe(
      'mailto:a%26b@example.com?subject=A%20%26%20B&body=1%2B1%3D2',
    );
    expect(textOf('phone', { number: ' *100# ' })).toBe('tel:*100%23');
    expect(textOf('sms', { number: '0123/456-789', message: 'Hi: you' })).toBe('SMSTO:0123456789:Hi: you');
    expect(textOf('place', { latitude: '48,858222', longitude: 2.2945 })).toBe('geo:48.858222,2.2945');
  });

  it('are refused when invalid', () => {
    expect(problemsOf('email', { address: 'a@b' })[0]?.message).toBe(
      'Please enter an email address such as name@example.com.',
    );
    expect(problemsOf('phone', { number: '' })[0]?.message).toBe('Please enter a phone number.');
    expect(problemsOf('sms', { number: '1' })[0]?.message).toBe(
      'Please enter a phone number such as +44 20 7946 0018.',
    );
    expect(problemsOf('place', { latitude: '91', longitude: '0' })).toEqual([
      { field: 'latitude', message: 'Latitude must be a number from -90 to 90.' },
    ]);
    expect(problemsOf('place', { latitude: Number.NaN, longitude: '' })).toHaveLength(2);
    expect(problemsOf('place', {})).toHaveLength(2);
  });

  it('read the standard form of a text message', () => {
    expect(readContent('sms:+15551234?body=hello%20there')).toEqual({
      kind: 'sms',
      values: { number: '+15551234', message: 'hello there' },
    });
  });
});

describe('an event', () => {
  it('keeps clock time without a zone and is written in UTC with one', () => {
    const dates = { title: 'Fair', start: '2026-07-01T10:00', end: '2026-07-01T11:00' };
    expect(textOf('event', dates)).toContain('DTSTART:20260701T100000\r\nDTEND:20260701T110000\r\n');
    expect(textOf('event', { ...dates, timeZone: 'Europe/Berlin' })).toContain('DTSTART:20260701T080000Z\r\n');
    expect(textOf('event', { ...dates, timeZone: 'Asia/Kolkata' })).toContain('DTSTART:20260701T043000Z\r\n');
  });

  it('ends an all-day event on the next day, as the standard requires', () => {
    const text = textOf('event', { title: 'Holiday', start: '2026-12-31', end: '', allDay: true });
    expect(text).toContain('DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n');
  });

  it.each([
    [{ title: '', start: '2026-05-01T10:00' }, 'title', 'Please enter a title.'],
    [{ title: 'A', start: 'tomorrow' }, 'start', 'Please enter a date and time such as 2026-05-01T10:00.'],
    [{ title: 'A', start: '2026-02-30T10:00' }, 'start', 'Please enter a date and time such as 2026-05-01T10:00.'],
    [{ title: 'A', start: '2026-05-01T10:00', end: '2026-05-01T09:00' }, 'end', 'The end must be after the start.'],
    [
      { title: 'A', start: '2026-05-01T10:00', timeZone: 'Mars/Olympus' },
      'timeZone',
      'Please choose a time zone such as Europe/Berlin.',
    ],
  ])('%j is refused', (input, field, message) => {
    expect(problemsOf('event', input)).toEqual([{ field, message }]);
  });
});

describe('a payment', () => {
  it('is the text of EPC069-12, with amounts in cents exactly', () => {
    const payment = { name: 'Red Cross', iban: 'be72 0000 0000 1616', amount: '1,1', message: 'Gift' };
    expect(textOf('payment', payment)).toBe('BCD\n002\n1\nSCT\n\nRed Cross\nBE72000000001616\nEUR1.10\n\n\nGift');
    expect(textOf('payment', { ...payment, amount: '', message: '' })).toBe(
      'BCD\n002\n1\nSCT\n\nRed Cross\nBE72000000001616',
    );
    expect(textOf('payment', { ...payment, amount: 999999999.99 })).toContain('EUR999999999.99');
    expect(textOf('payment', { ...payment, message: '', reference: 'rf18 5390 0754 7034' })).toMatch(
      /\nRF18539007547034$/,
    );
  });

  it.each([
    [{ iban: 'DE89370400440532013001' }, 'iban', 'This IBAN has a typing mistake: its check digits do not match.'],
    [{ iban: 'DE8937040044053201300' }, 'iban', 'An IBAN that starts with DE has 22 characters; this one has 21.'],
    [
      { iban: 'BR1500000000000010932840814P2' },
      'iban',
      'BR is not part of SEPA, so a payment code cannot hold this IBAN.',
    ],
    [{ iban: 'hello' }, 'iban', 'Please enter an IBAN such as DE89 3704 0044 0532 0130 00.'],
    [{ amount: '0' }, 'amount', 'Please enter an amount from 0.01 to 999999999.99 euros.'],
    [{ amount: '1.234' }, 'amount', 'Please enter an amount from 0.01 to 999999999.99 euros.'],
    [{ amount: -5 }, 'amount', 'Please enter an amount from 0.01 to 999999999.99 euros.'],
    [{ amount: 1e12 }, 'amount', 'Please enter an amount from 0.01 to 999999999.99 euros.'],
    [{ bic: 'XX' }, 'bic', 'A BIC has 8 or 11 characters.'],
    [{ name: 'x'.repeat(71) }, 'name', 'Please use at most 70 characters.'],
    [{ name: '' }, 'name', 'Please enter the payee.'],
  ])('%j is refused', (change, field, message) => {
    const problems = problemsOf('payment', { name: 'A', iban: 'DE89370400440532013000', ...change });
    expect(problems).toContainEqual({ field, message });
  });

  it('holds a creditor reference or a message, not both, and at most 331 bytes', () => {
    const payment = { name: 'A', iban: 'DE89370400440532013000' };
    expect(problemsOf('payment', { ...payment, reference: 'RF18539007547034', message: 'x' })[0]?.message).toMatch(
      /leave one empty/,
    );
    expect(problemsOf('payment', { ...payment, reference: 'RF19539007547034' })[0]?.message).toMatch(
      /^A creditor reference/,
    );
    expect(problemsOf('payment', { ...payment, message: '語'.repeat(140) })[0]?.message).toMatch(/more than 331 bytes/);
  });
});

function textOf(kind: QrContentKind, input: ContentInput): string {
  const result = qrContents[kind].encode(input);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.text;
}

function problemsOf(kind: QrContentKind, input: ContentInput) {
  const result = qrContents[kind].encode(input);
  return result.ok ? [] : result.problems;
}

const isKind = (text: string): text is QrContentKind => qrContentKinds.some((kind) => kind === text);

/** Any script, emoji and punctuation, without line ends, which the standards rewrite, and without outer spaces. */
const anyText = (max: number) =>
  fc
    .string({ unit: 'grapheme', maxLength: max })
    .map((text) => text.replace(/\r\n?/g, '\n').trim())
    .filter((text) => text.length <= max);
const someText = (max: number) => anyText(max).filter((text) => text !== '');
const oneLine = (max: number) => anyText(max).map((text) => text.replaceAll('\n', ' ').trim());
const anyPhone = fc.stringMatching(/^\+?\d{2,15}$/);
const orNothing = (arbitrary: fc.Arbitrary<string>) => fc.oneof(fc.constant(''), arbitrary);
const anyEmail = fc.emailAddress().filter((address) => !/["(),:;<>[\]\\]/.test(address));
const anyMoment = fc
  .date({ min: new Date('1970-01-02'), max: new Date('2199-12-30'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 16));
const degrees = (limit: number) =>
  fc
    .integer({ min: -limit * 1e6, max: limit * 1e6 })
    .map((millionths) => String(millionths / 1e6 + 0))
    .filter((text) => !text.includes('e'));

const anyContent = {
  link: fc.record({ url: fc.webUrl({ withQueryParameters: true, withFragments: true }) }),
  text: fc.record({ text: fc.string({ unit: 'grapheme' }).filter((text) => text.trim() !== '') }),
  wifi: fc.record({
    network: fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 8 })
      .filter((name) => name.trim() !== '' && bytes(name) <= 32),
    security: fc.constant('WPA'),
    password: fc.string({ unit: 'grapheme-ascii', minLength: 8, maxLength: 63 }),
    hidden: fc.boolean(),
  }),
  contact: fc.record({
    firstName: someText(100),
    lastName: anyText(100),
    organisation: anyText(200).filter((text) => !text.includes(';')),
    jobTitle: anyText(200),
    mobile: orNothing(anyPhone),
    workPhone: orNothing(anyPhone),
    email: orNothing(anyEmail),
    website: orNothing(fc.webUrl()),
    street: anyText(200),
    city: anyText(100),
    region: anyText(100),
    postcode: anyText(20),
    country: anyText(100),
    note: anyText(500),
  }),
  email: fc.record({ address: anyEmail, subject: anyText(200), body: anyText(500) }),
  sms: fc.record({ number: anyPhone, message: anyText(500) }),
  phone: fc.record({ number: anyPhone }),
  place: fc.record({ latitude: degrees(90), longitude: degrees(180), name: anyText(100) }),
  event: fc
    .record({
      title: someText(200),
      start: anyMoment,
      end: orNothing(anyMoment),
      allDay: fc.constant(false),
      timeZone: fc.constantFrom('', 'UTC'),
      location: anyText(200),
      description: anyText(500),
    })
    .map((event) => (event.end > event.start ? event : { ...event, end: '' })),
  payment: fc.record({
    name: someText(70)
      .map((name) => name.replaceAll('\n', ' ').trim())
      .filter((name) => name !== '' && bytes(name) < 100),
    iban: fc.constantFrom('DE89370400440532013000', 'FR1420041010050500013M02606', 'NO9386011117947'),
    amount: fc.integer({ min: 1, max: 99_999_999_999 }).map((cents) => (cents / 100).toFixed(2)),
    bic: fc.constantFrom('', 'COBADEFF', 'BNPAFRPPXXX'),
    reference: fc.constant(''),
    message: oneLine(140).filter((message) => bytes(message) < 140),
  }),
} satisfies Record<QrContentKind, fc.Arbitrary<ContentValues>>;

const bytes = (text: string): number => new TextEncoder().encode(text).length;
