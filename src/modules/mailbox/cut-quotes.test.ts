import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cutQuotes, isForwardSubject } from './cut-quotes.ts';

const cut = (text: string) => cutQuotes(text, { isForward: false });

describe('an answer above the message it answers', () => {
  test.each([
    ['On Mon, 2 Mar 2026 at 10:00, Support <support@example.org> wrote:\n> Which file?'],
    ['On Mon, 2 Mar 2026 at 10:00, A Very Long Name Of Somebody\n<support@example.org> wrote:\n\n> Which file?'],
    ['Am 02.03.2026 um 10:00 schrieb Support <support@example.org>:\n> Welche Datei?'],
    ['Am Mo., 2. März 2026 um 10:00 Uhr schrieb Support:\n\n> Welche Datei?'],
    ['Le lun. 2 mars 2026 à 10:00, Support <support@example.org> a écrit :\n> Quel fichier ?'],
    ['El lun, 2 mar 2026 a las 10:00, Support (<support@example.org>) escribió:\n> ¿Qué archivo?'],
    ['Il giorno lun 2 mar 2026 alle ore 10:00 Support <support@example.org> ha scritto:\n> Quale?'],
    ['Em seg., 2 de mar. de 2026 às 10:00, Support <support@example.org> escreveu:\n> Qual?'],
    ['Op ma 2 mrt 2026 om 10:00 schreef Support <support@example.org>:\n> Welk bestand?'],
    ['Den mån 2 mars 2026 kl 10:00 skrev Support <support@example.org>:\n> Vilken fil?'],
    ['pon., 2 mar 2026 o 10:00 Support <support@example.org> napisał(a):\n> Który plik?'],
    ['пн, 2 мар. 2026 г. в 10:00, Support <support@example.org> написал(а):\n> Какой файл?'],
    ['2026年3月2日(月) 10:00 Support <support@example.org> のメッセージ:\n> どのファイル？'],
    ['Support <support@example.org> 于2026年3月2日周一 10:00写道：\n> 哪个文件？'],
    ['2026년 3월 2일 (월) 오전 10:00, Support <support@example.org>님이 작성:\n> 어떤 파일?'],
    ['-----Original Message-----\nFrom: Support\nSent: Monday\nWhich file?'],
    ['-----Ursprüngliche Nachricht-----\nVon: Support\nWelche Datei?'],
    [
      '________________________________\nFrom: Support <support@example.org>\nSent: Monday, March 2\nTo: Ada\nSubject: Hi\n\nWhich file?',
    ],
    ['Von: Support <support@example.org>\nGesendet: Montag, 2. März\nAn: Ada\nBetreff: Hi\n\nWelche Datei?'],
    ['De : Support <support@example.org>\nEnvoyé : lundi 2 mars\nÀ : Ada\nObjet : Hi\n\nQuel fichier ?'],
    ['*From:* Support <support@example.org>\n*Sent:* Monday\n*To:* Ada\n*Subject:* Hi\n\nWhich?'],
    ['> Which file?\n> Thank you'],
  ])('is what is kept: %j', (below) => {
    expect(cut(`This one.\n\nIt is large.\n\n${below}`)).toBe('This one.\n\nIt is large.');
  });
});

test('an answer below the quote is kept, and so is one between its lines', () => {
  const head = 'On Mon, 2 Mar 2026, Support <support@example.org> wrote:';
  expect(cut(`${head}\n> Which file?\n\nThis one.`)).toBe('This one.');
  expect(cut('> Which file?\nThis one.\n> How large?\n5 MB.')).toBe('> Which file?\nThis one.\n> How large?\n5 MB.');
});

test.each([
  ['Thanks!\n\n-- \nAda Lovelace\nAnalyst', 'Thanks!'],
  ['Thanks!\n\nSent from my iPhone', 'Thanks!'],
  ['Danke!\n\nVon meinem iPhone gesendet\n', 'Danke!'],
  ['Merci\n\nEnvoyé de mon iPhone', 'Merci'],
  ['Спасибо\n\nОтправлено из мобильной Яндекс.Почты', 'Спасибо'],
])('a signature is cut: %j', (text, kept) => {
  expect(cut(text)).toBe(kept);
});

test.each([
  'I wrote: it does not work.',
  'From: the settings I get an error.\nIt says so.',
  'Date: 2026-03-02\nName: Ada\nPlease change both.',
  'He wrote:\nhello',
  'a > b\nc',
  'The table:\n-- \n',
])('what only looks like it is kept: %j', (text) => {
  expect(cut(text)).toBe(text.replace(/\n-- \n$/, ''));
});

test('where nothing else would be left, all is kept', () => {
  expect(cut('> only a quote')).toBe('> only a quote');
  expect(cut('On Mon, 2 Mar 2026, A <a@b.c> wrote:\n> x')).toBe('On Mon, 2 Mar 2026, A <a@b.c> wrote:\n> x');
});

test('what is sent on is kept', () => {
  const text = 'See below.\n\n-----Original Message-----\nFrom: Bank\nSubject: Bill\n\nPay.';
  expect(cutQuotes(text, { isForward: isForwardSubject('Fwd: Bill') })).toBe(text);
  expect(['FW: x', 'WG: x', 'TR: x', 'Fwd: x', 'Forward looking', 'Re: Fwd: x'].map(isForwardSubject)).toEqual([
    ...[true, true, true, true],
    ...[false, false],
  ]);
});

test('any text keeps something, and takes a time that grows with its length only', () => {
  const line = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 80 }),
    fc.constantFrom(
      'On Mon, 2 Mar 2026 A <a@b.c>',
      'wrote:',
      '> x',
      '--',
      'From: a',
      'To: b',
      'Subject: c',
      '',
      '____________',
    ),
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 60 }), (lines) => {
      const text = lines.join('\n');
      return (cut(text) === '') === (text.trim() === '');
    }),
  );
  for (const unit of [
    'On ',
    'On 1 a@b.c\n',
    '> ',
    '-',
    '_',
    '\n',
    ' ',
    'From: a@b\n',
    'wrote: ',
    'a schrieb 1:',
    '\u3000',
  ]) {
    expect(cut(unit.repeat(300_000 / unit.length)).length).toBeLessThanOrEqual(300_000);
  }
}, 20_000);
