import { expect, test } from 'vitest';
import { emptyFields, fillTemplate } from './fill-template.ts';

const values = { name: 'Ada', number: '12345678', subject: 'Merging', operator: 'root@example.org' };

test('fields are filled in, other braces stay', () => {
  expect(fillTemplate('Hello {name}, about {subject} (#{number}): { x } {other} {}', values)).toBe(
    'Hello Ada, about Merging (#12345678): { x } {other} {}',
  );
});

test('a field without a value stays, and is named before the answer is sent', () => {
  const filled = fillTemplate('Hello {name}, {number}', { ...values, name: '' });
  expect(filled).toBe('Hello {name}, 12345678');
  expect(emptyFields(filled)).toEqual(['{name}']);
});

test('a name that looks like a field or a pattern is put in as it is', () => {
  expect(fillTemplate('{name}', { ...values, name: '{operator} $& $1' })).toBe('{operator} $& $1');
});
