import { expect, test } from 'vitest';
import { type CardLine, findContact } from './contact-fields.ts';
import { toVcard } from './vcard.ts';

const empty = {
  name: null,
  company: null,
  title: null,
  address: null,
  phones: [],
  emails: [],
  websites: [],
  other: [],
};

test('a card with the company above and the address below', () => {
  expect(
    findContact(
      card(
        [30, 'Harbour Light Ltd'],
        [24, 'Amara Okafor'],
        [14, 'Head of Sales'],
        [12, '12 Quay Street, Bristol BS1 4ND'],
        [12, 'Tel: +44 117 496 0123'],
        [12, 'Mobile: +44 7700 900123'],
        [12, 'amara.okafor@harbourlight.example'],
        [12, 'www.harbourlight.example'],
      ),
    ),
  ).toEqual({
    ...empty,
    name: 'Amara Okafor',
    company: 'Harbour Light Ltd',
    title: 'Head of Sales',
    address: '12 Quay Street, Bristol BS1 4ND',
    phones: [
      { kind: 'work', number: '+44 117 496 0123' },
      { kind: 'mobile', number: '+44 7700 900123' },
    ],
    emails: ['amara.okafor@harbourlight.example'],
    websites: ['www.harbourlight.example'],
  });
});

test('a German card: capitals, one line for telephone and fax, an address on two lines', () => {
  expect(
    findContact(
      card(
        [26, 'JÖRG MÜLLER'],
        [14, 'Geschäftsführer'],
        [18, 'Nordwind Maschinenbau GmbH'],
        [12, 'Am Hafen 7'],
        [12, 'Lindenstraße 45'],
        [12, 'D-20095 Hamburg'],
        [12, 'T: 040 / 555 01 23  F: 040 / 555 01 24'],
        [12, 'E-Mail: mueller@nordwind.example'],
      ),
    ),
  ).toEqual({
    ...empty,
    name: 'Jörg Müller',
    company: 'Nordwind Maschinenbau GmbH',
    title: 'Geschäftsführer',
    address: 'Lindenstraße 45, D-20095 Hamburg',
    phones: [
      { kind: 'work', number: '040 / 555 01 23' },
      { kind: 'fax', number: '040 / 555 01 24' },
    ],
    emails: ['mueller@nordwind.example'],
    other: ['Am Hafen 7'],
  });
});

test('an American card whose largest line is the company, known by the domain of the email address', () => {
  const contact = findContact(
    card(
      [40, 'BlueHeron'],
      [20, 'Maria del Carmen Ruiz'],
      [14, 'Senior Engineer'],
      [12, '(415) 555-0132 | maria.ruiz@blueheron.example'],
      [12, '500 Market Street, San Francisco, CA 94105'],
      [12, 'blueheron.example'],
    ),
  );
  expect(contact).toMatchObject({
    name: 'Maria del Carmen Ruiz',
    company: 'BlueHeron',
    title: 'Senior Engineer',
    phones: [{ kind: 'work', number: '(415) 555-0132' }],
    emails: ['maria.ruiz@blueheron.example'],
    websites: ['blueheron.example'],
    address: '500 Market Street, San Francisco, CA 94105',
  });
});

test('a slogan is neither a name nor a company, and a card without anything says nothing', () => {
  expect(findContact(card([20, 'Li Wei'], [12, 'we make things that last']))).toEqual({
    ...empty,
    name: 'Li Wei',
    other: ['we make things that last'],
  });
  expect(findContact([])).toEqual(empty);
});

test('a vCard 4.0 has what address books read, escaped and folded', () => {
  const contact = {
    ...empty,
    name: 'Dr. Anna van den Berg',
    company: 'Berg, Sons; Partners',
    phones: [{ kind: 'mobile' as const, number: '+49 (0)170 555 01 23' }],
    address: '1 Long Street\nTown',
    other: ['x'.repeat(100)],
  };
  const lines = toVcard(contact).split('\r\n');
  expect(lines).toEqual([
    'BEGIN:VCARD',
    'VERSION:4.0',
    'FN:Dr. Anna van den Berg',
    'N:van den Berg;Anna;;Dr.;',
    'ORG:Berg\\, Sons\\; Partners',
    'TEL;VALUE=uri;TYPE=cell:tel:+491705550123',
    'ADR;TYPE=work:;;1 Long Street\\nTown;;;;',
    `NOTE:${'x'.repeat(70)}`,
    ` ${'x'.repeat(30)}`,
    'END:VCARD',
    '',
  ]);
});

test('a vCard 3.0 is what older address books take', () => {
  const contact = { ...empty, company: 'Acme', emails: ['a@acme.example'], websites: ['acme.example'] };
  expect(toVcard(contact, '3.0').split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'FN:Acme',
    'N:;;;;',
    'ORG:Acme',
    'EMAIL;TYPE=INTERNET,WORK:a@acme.example',
    'URL:https://acme.example',
    'END:VCARD',
    '',
  ]);
});

const card = (...lines: [number, string][]): CardLine[] => lines.map(([fontSize, text]) => ({ fontSize, text }));
