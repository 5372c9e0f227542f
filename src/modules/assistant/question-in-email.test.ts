import { expect, test } from 'vitest';
import { questionInEmail } from './question-in-email.ts';

const ask = (text: string, subject = 'Question') => questionInEmail({ subject, text });

test.each([
  ['How do I merge PDFs?', 'How do I merge PDFs?'],
  ['Hello,\n\nhow do I merge PDFs?\n\nThank you\nAda', 'how do I merge PDFs?'],
  ['Hi there!\nI have three reports. How do I merge them?\n\nBest regards\nAda Lovelace', 'How do I merge them?'],
  ['Guten Tag,\n\nwie kann ich PDFs zusammenfügen?\n\nViele Grüße', 'wie kann ich PDFs zusammenfügen?'],
  ['merge pdf files', 'merge pdf files'],
  ['Which files can I send, e.g. a .docx?', 'Which files can I send, e.g. a .docx?'],
])('%j asks %j', (text, question) => {
  expect(ask(text)).toBe(question);
});

test('an email without a text asks what its subject says', () => {
  expect(ask('Hello,\n\nThanks!', 'How do I merge PDFs?')).toBe('How do I merge PDFs?');
});

test.each([
  'How do I merge PDFs? And how do I split them?',
  'I paid twice. Nobody answers. What is going on? I want my money.',
  'It does not work. I tried it on two computers. Please help.',
  `Why? ${'x'.repeat(700)}`,
  'y'.repeat(300),
  '',
])('%j asks nothing that one passage answers', (text) => {
  expect(ask(text, '')).toBeUndefined();
});
