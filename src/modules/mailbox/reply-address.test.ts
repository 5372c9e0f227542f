import { expect, test } from 'vitest';
import { createReplyAddresses } from './reply-address.ts';

const own = createReplyAddresses({ address: 'Support@example.org', signingSecret: 'one' });
const other = createReplyAddresses({ address: 'Support@example.org', signingSecret: 'two' });

test('an answer is found by its address, in any case and between others', () => {
  const address = own.addressFor('12345678');
  expect(address).toMatch(/^Support\+12345678\.[a-z2-7]{12}@example\.org$/);
  expect(address.slice(0, address.indexOf('@')).length).toBeLessThanOrEqual(64);
  expect(own.nameInAddresses(['ada@example.net', address])).toBe('12345678');
  expect(own.nameInAddresses([address.toUpperCase()])).toBe('12345678');
});

test('an answer is found by what it refers to', () => {
  const id = own.messageIdFor('12345678');
  expect(id).toMatch(/^<12345678\.[a-z2-7]{12}\.[\w-]{32}@example\.org>$/);
  expect(own.nameInMessageIds(['<x@y>', id])).toBe('12345678');
});

test('nothing else has a name', () => {
  const address = own.addressFor('12345678');
  for (const forged of [
    address.replace('12345678', '12345679'),
    address.replace(/\.[a-z2-7]{12}/, '.aaaaaaaaaaaa'),
    address.replace(/\.[a-z2-7]{12}/, ''),
    address.replace('Support+', 'x+'),
    address.replace('Support+', 'Support'),
    other.addressFor('12345678'),
    'Support+@example.org',
    '',
  ]) {
    expect([forged, own.nameInAddresses([forged])]).toEqual([forged, undefined]);
  }
  expect(
    own.nameInMessageIds([
      other.messageIdFor('12345678'),
      own.messageIdFor('1').replace('@example.org', '@evil.example'),
    ]),
  ).toBeUndefined();
});
