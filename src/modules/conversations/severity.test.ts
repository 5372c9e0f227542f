import { describe, expect, test } from 'vitest';
import { rate } from './severity.ts';

const severityOf = (text: string) => rate({ channel: 'contact', text }).severity;
const reasonsOf = (text: string) => rate({ channel: 'contact', text }).reasons;

describe('a message is as severe as what it tells', () => {
  test.each([
    ['I see somebody else’s files in my list'.replace('’', "'")],
    ['Someone has logged into my account and changed the password'],
    ['I found an XSS vulnerability in the editor'],
    ['My account was hacked yesterday'],
    ['Ich sehe fremde Rechnungen in meinem Konto'],
  ])('security, critical and for at once: %s', (text) => {
    expect(rate({ channel: 'contact', text })).toMatchObject({
      severity: 'critical',
      reasons: expect.arrayContaining(['security']),
      needsImmediate: true,
    });
  });

  test.each([
    ['I was charged twice this month'],
    ['Please refund my last invoice'],
    ['My payment failed but the money is gone from my bank'],
    ['I cannot cancel my subscription'],
    ['I paid for Pro and still have the free limits'],
    ['Mir wurde doppelt abgebucht'],
  ])('payment, high: %s', (text) => {
    expect([severityOf(text), reasonsOf(text)]).toEqual(['high', ['payment']]);
  });

  test.each([
    ['I lost all my work when the page closed'],
    ['My files are gone after the reload'],
    ['It deleted my document'],
    ['my short links have vanished'],
  ])('lost data, high: %s', (text) => {
    expect([severityOf(text), reasonsOf(text)]).toEqual(['high', ['lost data']]);
  });

  test.each([
    ['This is the third time I write and nobody answers'],
    ['WHY DOES THIS NEVER WORK FOR ANYONE'],
    ['It does not work!!!!'],
    ['Total scam, stay away'],
  ])('anger, high: %s', (text) => {
    expect([severityOf(text), reasonsOf(text)]).toEqual(['high', ['anger']]);
  });

  test('two of these together are critical', () => {
    expect(rate({ channel: 'support', text: 'I was charged twice and will call my lawyer' })).toEqual({
      severity: 'critical',
      reasons: ['payment', 'anger'],
      needsImmediate: true,
    });
  });

  test.each([
    ['How do I merge two PDFs?'],
    ['Do you delete uploaded files after a day?'],
    ['How do I delete my account?'],
    ['What does Pro cost, and can I pay by card?'],
    ['I would like to work for you. My CV: HTML, CSS, SQL, PHP.'],
    ['Can I get an invoice with our VAT number?'],
    ['The Word count of my file is different in Word'],
    ['How do I hide somebody in a photo?'],
    ['Is it safe to upload a contract?'],
    ['Does anyone else see my files?'],
  ])('an ordinary question stays low: %s', (text) => {
    expect([text, severityOf(text), reasonsOf(text)]).toEqual([text, 'low', []]);
  });
});

test('the channel gives the least severity, and what it knows already counts', () => {
  expect(rate({ channel: 'bug', text: 'The page stays empty' }).severity).toBe('medium');
  expect(rate({ channel: 'chat', text: 'No', atLeast: 'high' })).toMatchObject({ severity: 'high', reasons: [] });
});

test('many people with the same problem are severe, very many critical', () => {
  const of = (samePeople: number) => rate({ channel: 'bug', text: 'It stops', samePeople });
  expect(of(4)).toMatchObject({ severity: 'medium', reasons: [] });
  expect(of(5)).toMatchObject({ severity: 'high', reasons: ['many people'], needsImmediate: false });
  expect(of(20)).toMatchObject({ severity: 'critical', needsImmediate: true });
});
