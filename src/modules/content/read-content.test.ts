import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { readContent, shippedContent } from './read-content.ts';
import { withoutSamples } from './samples.contract.ts';

const own = mkdtempSync(join(tmpdir(), 'content-'));
afterEach(() => rmSync(own, { recursive: true, force: true }));

test("an operator's file replaces the one of the same name, hides it, or adds to the others", () => {
  const [first, second] = readContent([shippedContent]).help;
  write(`help/${first?.slug}.md`, '---\ntitle: Ours\ndescription: Our own words.\n---\nText.');
  write(`help/${second?.slug}.md`, '---\ntitle: Hidden\ndescription: Not shown.\ndraft: true\n---\nText.');
  write('help/new.md', '---\ntitle: New\ndescription: More.\n---\nText.');
  const titles = readContent([shippedContent, own]).help.map(({ title }) => title);
  expect(titles).toEqual(expect.arrayContaining(['Ours', 'New']));
  for (const gone of [first?.title, second?.title, 'Hidden']) expect(titles).not.toContain(gone);
});

test('posts are listed with the featured one first, then the newest', () => {
  const post = (title: string, date: string, featured = false) =>
    `---\ntitle: ${title}\nexcerpt: x\ndate: ${date}\nauthor: us\ncategory: PDF\nfeatured: ${featured}\n---\nText.`;
  write('blog/old.md', post('Old', '2026-01-01'));
  write('blog/new.md', post('New', '2026-03-01'));
  write('blog/best.md', post('Best', '2026-02-01', true));
  expect(readContent([own]).blog.map(({ title }) => title)).toEqual(['Best', 'New', 'Old']);
});

test('samples give way to the first file of the operator', () => {
  const [sample, real] = [{ sample: true }, { sample: false }];
  expect(withoutSamples([sample, sample])).toHaveLength(2);
  expect(withoutSamples([sample, real])).toEqual([real]);
});

test.each(['404.md', 'Big.md', 'a--b.md', 'white space.md'])('%s is no address', (name) => {
  write(`help/${name}`, '---\ntitle: x\ndescription: x\n---\n');
  expect(() => readContent([own])).toThrow('The file name must be of small letters');
});

test('a folder that is not there is named', () => {
  expect(() => readContent([join(own, 'nothing')])).toThrow(/nothing:1: There is no such folder\./);
});

function write(path: string, text: string): void {
  mkdirSync(dirname(join(own, path)), { recursive: true });
  writeFileSync(join(own, path), text);
}
