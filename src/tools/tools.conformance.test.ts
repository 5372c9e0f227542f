import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { ActionDefinition, ToolDefinition } from '../catalog/define-tool.ts';
import { describeActions } from '../catalog/describe-actions.ts';
import { fieldOf } from '../catalog/page-actions.ts';
import { sniffLength, sniffType } from '../engines/file-type/sniff-type.ts';
import { readContent, shippedContent } from '../modules/content/read-content.ts';
import { optionBytesOf } from '../modules/tool-calls/text-bytes.ts';
import { fileTypes } from '../shared/file-types.ts';
import { callBytes, plans, planUsers } from '../shared/plans.ts';
import { tools } from './tools.index.ts';

/*
 * What every definition keeps, checked over the whole registry. What every run keeps is in tools.conformance.int.test.ts.
 */
const folder = fileURLToPath(new URL('.', import.meta.url));
const registry: readonly ToolDefinition[] = tools;

test('help articles and blog posts name tools that exist, and every tool has an article', () => {
  const { help, blog } = readContent([shippedContent]);
  const slugs = registry.map(({ slug }) => slug);
  expect(help.flatMap(({ tool }) => tool ?? []).sort()).toEqual(slugs.toSorted());
  for (const { tools: named } of blog) expect(slugs).toEqual(expect.arrayContaining(named));
});

describe.each(registry.map((tool) => [tool.slug, tool] as const))('%s', (slug, tool) => {
  test('has a page, and a run when it has actions', () => {
    expect(existsSync(join(folder, slug, `${slug}.page.tsx`))).toBe(true);
    expect(existsSync(join(folder, slug, `${slug}.run.ts`))).toBe(Object.keys(tool.actions).length > 0);
  });

  test('says what it is in the lengths that menus and search engines show', () => {
    expect(tool.name.length).toBeLessThanOrEqual(32);
    expect(tool.tagline).toMatch(/^[A-Z].*[^.]$/);
    expect(tool.tagline.length).toBeLessThanOrEqual(30);
    expect(tool.summary).toMatch(/^[A-Z].*\.$/);
    expect(tool.summary.length).toBeLessThanOrEqual(120);
    expect(tool.title.length).toBeLessThanOrEqual(60);
    expect(tool.description.length).toBeGreaterThanOrEqual(50);
    expect(tool.description.length).toBeLessThanOrEqual(165);
    expect(tool.steps.length).toBeGreaterThanOrEqual(2);
  });

  describe.each(Object.entries<ActionDefinition>(tool.actions))('%s', (_name, action) => {
    test('says what its files may take together, where that is less than all of them', () => {
      for (const { many, maxBytes } of Object.values(action.files ?? {})) {
        if (!many) continue;
        const isLess = plans.some((plan) => many.max[plan] * maxBytes[plan] > callBytes[plan]);
        expect(many.maxTogether).toEqual(isLess ? callBytes : undefined);
      }
    });

    test('has options that say what they mean and sentences for what they refuse', () => {
      for (const [option, schema] of Object.entries(action.options.shape)) {
        const refused = schema.safeParse({ not: 'a value' });
        if (refused.success) throw new Error(`${option} accepts anything.`);
        expect(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).description, option).toBeTruthy();
        expect(refused.error.issues[0]?.message, option).toMatch(/^[A-Z].*[.!]$|^Invalid input: /);
      }
    });

    test('has options with an end, so that a call cannot fill the memory', () => {
      for (const [option, schema] of Object.entries(action.options.shape)) {
        expect(optionBytesOf({ options: z.object({ [option]: schema }) }), option).toBeLessThan(
          Number.POSITIVE_INFINITY,
        );
      }
    });

    test('has limits and sentences for every plan', () => {
      for (const field of Object.values(action.files ?? {})) {
        for (const plan of plans) {
          expect(field.maxBytes[plan]).toBeGreaterThanOrEqual(0);
          const limit = { who: planUsers[plan], maxBytes: field.maxBytes[plan], fileName: 'photo.jpg' };
          const { text } = field.messages.tooLarge(limit);
          expect(text.length).toBeGreaterThan(10);
        }
        expect(field.maxBytes.pro).toBeGreaterThanOrEqual(field.maxBytes.free);
        if (field.many) expect(field.messages.tooMany, 'a sentence for too many files').toBeDefined();
      }
    });

    test('tells its page what the definition says, in the same words', () => {
      const described = describeActions({ actions: { action } }).action;
      for (const [name, { messages, ...field }] of Object.entries(action.files ?? {})) {
        const onPage = described?.files[name];
        if (!onPage) throw new Error(`The page has no field ${name}.`);
        const { messages: words, ...rest } = fieldOf(onPage);
        expect(rest).toEqual(field);
        for (const plan of plans) {
          const who = planUsers[plan];
          const limit = { who, maxBytes: field.maxBytes[plan], fileName: 'photo.jpg' };
          expect(words.tooLarge(limit)).toEqual(messages.tooLarge(limit));
          const max = field.many?.max[plan];
          if (max !== undefined) expect(words.tooMany?.({ who, max })).toEqual(messages.tooMany?.({ who, max }));
        }
      }
    });

    test('has a fixture of every type it accepts, and none over 200 KB', async () => {
      const accepted = new Set(Object.values(action.files ?? {}).flatMap(({ accepts }) => accepts));
      if (accepted.size === 0) return;
      const path = join(folder, slug, 'fixtures');
      for (const name of await readdir(path)) {
        const content = await readFile(join(path, name));
        expect(content.length, name).toBeLessThanOrEqual(200_000);
        const type = await sniffType(content.subarray(0, sniffLength));
        accepted.delete(type ?? 'any');
      }
      expect([...accepted].map((type) => fileTypes[type].name)).toEqual([]);
    });
  });
});

test('every meter that an action draws on belongs to one action', () => {
  const actions = registry.flatMap((tool) => Object.values<ActionDefinition>(tool.actions));
  const meters = actions.flatMap(({ allowance }) =>
    allowance?.countedAs === undefined ? (allowance?.meter ?? []) : [],
  );
  expect(meters).toEqual([...new Set(meters)]);
  expect(meters).toEqual(expect.arrayContaining(actions.flatMap(({ drawsOn }) => drawsOn ?? [])));
});

test('no two tools or actions share an address', () => {
  const paths = registry.flatMap((tool) => Object.values(tool.actions).map(({ path }) => path));
  expect(new Set(paths).size).toBe(paths.length);
  expect(new Set(registry.map(({ slug }) => slug)).size).toBe(registry.length);
});
