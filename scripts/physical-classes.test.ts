import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findPhysicalClasses } from './physical-classes.ts';
import { root } from './setup/paths.mjs';

test('the interface can be read from right to left: its classes say start and end', () => {
  const files = globSync('src/{web,tools}/**/*.{ts,tsx}', { cwd: root });
  expect(files.length).toBeGreaterThan(900);
  const found = files.map((file) => [file, findPhysicalClasses(file, readFileSync(join(root, file), 'utf8'))] as const);
  // 'ms-2' for 'ml-2', 'inset-s-0' for 'left-0', 'text-start', 'border-s', 'rounded-e': see CONTRIBUTING.md.
  expect(found.filter(([, classes]) => classes.length > 0)).toEqual([]);
});

test.each([
  ['margins and padding', 'ml-2 -mr-3.5 pl-[3px] sm:pr-4 scroll-ml-4'],
  ['places', 'left-0 -right-1.5 data-open:left-auto -left-[200vw] max-[359px]:right-2'],
  ['text', 'text-left sm:text-right'],
  ['edges and corners', 'border-l border-r-2 border-l-[2.5px] rounded-r-none rounded-tl-lg rounded-l'],
  ['movement to a side', 'translate-x-2 -translate-x-full'],
])('%s to the left or right are refused', (_what, classes) => {
  expect(findPhysicalClasses('src/web/a.tsx', `<p className="${classes}" />`)).toEqual(classes.split(' '));
});

test.each([
  ['of the direction of reading', 'ms-2 -me-3.5 ps-4 inset-s-0 text-start border-s rounded-e-none'],
  ['of the middle', 'left-1/2 -translate-x-1/2'],
  ['for one direction alone', 'rtl:-scale-x-100 rtl:translate-x-2'],
  ['of something else', 'border-line text-lefty w-full leading-5 rounded-lg translate-y-2 place-items-center'],
])('classes %s are allowed', (_what, classes) => {
  expect(findPhysicalClasses('src/web/a.tsx', `<p className="${classes}" />`)).toEqual([]);
});

test('pictures and pages of a PDF keep left and right', () => {
  expect(findPhysicalClasses('src/web/kit/tool-shell/split-line.tsx', "'left-3'")).toEqual([]);
});
