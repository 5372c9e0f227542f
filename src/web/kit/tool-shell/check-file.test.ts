import { expect, test } from 'vitest';
import { imageTool } from '../../../catalog/test-tools.ts';
import { MB } from '../../../shared/units.ts';
import { checkFile } from './check-file.ts';
import type { StoredFile } from './passed-files.ts';

const field = imageTool.actions.frame.files.file;

test('an image is taken, by its media type or by the ending of its name', () => {
  expect(checkFile(field, new File(['x'], 'photo', { type: 'image/jpeg' }), 'free')).toBeUndefined();
  expect(checkFile(field, new File(['x'], 'IMG_1.HEIC'), 'free')).toBeUndefined();
});

test('anything else is refused with the sentence of the definition', () => {
  const objection = checkFile(field, new File(['x'], 'notes.txt', { type: 'text/plain' }), 'free');
  expect(objection?.sentence).toEqual({ title: 'Invalid File', text: 'Please select an image file' });
});

test('the size limit depends on the plan', () => {
  const photo: StoredFile = { id: 'a', name: 'photo.png', type: 'png', bytes: 26 * MB };
  expect(checkFile(field, photo, 'free')?.sentence.text).toBe('Too large for Free users.');
  expect(checkFile(field, photo, 'pro')).toBeUndefined();
});

test('a file without content is refused by its name', () => {
  expect(checkFile(field, new File([], 'photo.png'), 'free')?.sentence.text).toContain('photo.png is empty');
});
