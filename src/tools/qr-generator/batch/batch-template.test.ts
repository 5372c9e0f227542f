import { expect, it } from 'vitest';
import { readBatch } from '../qr-batch.ts';
import { qrContentKinds } from '../qr-content.ts';
import { batchTemplate } from './batch-template.ts';

it.each(qrContentKinds)('the template for %s names all its columns and makes a working code', (kind) => {
  const { rows, columns } = readBatch(batchTemplate(kind), kind);
  expect(columns).not.toContain('');
  expect(columns.at(-1)).toBe('fileName');
  expect(rows).toEqual([{ line: 2, ok: true, text: expect.any(String), fileName: `my-${kind}` }]);
});
