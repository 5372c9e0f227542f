import { expect, test } from 'vitest';
import { readMessages } from './read-messages.ts';

const messagesOf = (source: string) => readMessages('a.tsx', source).messages.map(({ message }) => message);

test('text in JSX is a message, with the values and elements inside it', () => {
  expect(
    messagesOf('const a = <p>\n  Read <Link to="/x">the {kind} guide</Link>\n  of {file.name} first.\n</p>;'),
  ).toEqual(['Read <link>the {kind} guide</link>of {name} first.']);
});

test('icons beside a text are no part of it, and text without words is none', () => {
  expect(messagesOf('const a = <b><Icon /> Save<Icon /></b>;')).toEqual(['Save']);
  expect(messagesOf('const a = <b>{one} · {two}</b>;')).toEqual([]);
  expect(messagesOf('const a = <b><Icon /> Read “{name}”.</b>;')).toEqual(['Read “{name}”.']);
});

test('what people read in attributes and in choices is found, and nothing else', () => {
  expect(
    messagesOf(
      'const a = <A className="big red" title="Open" label={on ? "Stop" : `Start $' + '{name}`}>{on && "Now"}</A>;',
    ),
  ).toEqual(['Open', 'Stop', 'Start {name}', 'Now']);
  expect(messagesOf('const a = <A><code>npm start</code><b translate="no">Satchel</b></A>;')).toEqual([]);
});

test('other text is a message where it says so', () => {
  expect(messagesOf("const a = [t('Page {page}', { page: t('one') }), 'Not this'];")).toEqual(['Page {page}', 'one']);
});

test('a sentence put together by code is refused', () => {
  const { problems } = readMessages('a.tsx', "const a = <p>{count} {count === 1 ? 'page' : 'pages'} left</p>;");
  expect(problems).toMatchObject([{ file: 'a.tsx', line: 1 }]);
});
