import { expect, test } from 'vitest';
import { apiKeyCreationSchema } from './accounts.contract.ts';

const isTaken = (name: string): boolean => apiKeyCreationSchema.shape.name.safeParse(name).success;

test.each(['Laptop', 'علی\u200cرضا', '👩\u200d👧', 'क्\u200dष'])('a key or passkey may be called %s', (name) => {
  expect(isTaken(name)).toBe(true);
});

test.each(['', 'a\0b', 'a\u202eb', '<b>'])('but not %j', (name) => {
  expect(isTaken(name)).toBe(false);
});
