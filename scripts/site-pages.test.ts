import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pageLinks, pagesFolder, readHandle, readPages } from './site-pages.ts';

test('a new page is one file, added to routes and menus by its handle', () => {
  const folder = mkdtempSync(join(tmpdir(), 'satchel-pages-'));
  try {
    cpSync(pagesFolder, folder, { recursive: true });
    const before = readPages(folder);
    writeFileSync(
      join(folder, 'our-story.page.tsx'),
      `import type { SitePage } from '../../../catalog/site-page.ts';

export const handle = {
  path: '/our-story',
  listed: { in: ['phone', 'footer'], name: 'Our story', rank: 15 },
} satisfies SitePage;

export default function OurStoryPage() {
  return <h1>Our story</h1>;
}
`,
    );
    const after = readPages(folder);
    expect(after.filter((page) => !before.some(({ file }) => file === page.file))).toEqual([
      {
        file: 'pages/our-story.page.tsx',
        path: '/our-story',
        listed: { in: ['phone', 'footer'], name: 'Our story', rank: 15 },
      },
    ]);
    const footer = pageLinks(after).filter((link) => link.in.includes('footer'));
    const names = footer.map(({ name }) => name);
    // By rank: after Pricing (10), before Help (20).
    expect(names.slice(names.indexOf('Pricing'), names.indexOf('Help') + 1)).toEqual(['Pricing', 'Our story', 'Help']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test.each([
  ['has no handle', 'export default () => <h1>About</h1>;'],
  ['has no path', "export const handle = { listed: { in: ['footer'], name: 'About', rank: 1 } };"],
])('a page that %s is refused by its name', (_case, source) => {
  expect(() => readHandle('about.page.tsx', source)).toThrow('about.page.tsx: must export a handle');
});

test('no two pages have the same path', () => {
  const paths = readPages().map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});
