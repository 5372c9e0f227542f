import { expect, test } from 'vitest';
import { insetCorners } from '../../shared/scan/corners.ts';
import { ScanDesk } from './scan-desk.web.ts';

const size = { width: 400, height: 300 };
const guess = insetCorners(400, 300);

test.each([
  ['the detected edges', true, guess],
  ['the whole photo where they are unclear, so that nothing is cut off unseen', false, insetCorners(400, 300, 0)],
])('a photo starts with %s', async (_what, sure, corners) => {
  const desk = new ScanDesk(async () => ({ size, corners: guess, sure }));
  const isKnown = Promise.withResolvers<void>();
  desk.subscribe(() => desk.list().photos[0]?.corners && isKnown.resolve());
  desk.add([new File(['a photo'], 'page.jpg', { type: 'image/jpeg' })]);
  await isKnown.promise;
  expect(desk.list().photos[0]).toMatchObject({ corners, edges: sure ? 'sure' : 'unsure' });
});
