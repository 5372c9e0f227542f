import { describe, expect, test } from 'vitest';
import { isSameRecipe, type Recipe, recipeLink, recipeOfLink, saveRecipe, withPassword } from './recipes.ts';

const forWeb: Recipe = {
  name: 'Für das Web 🌍',
  steps: [
    { operation: 'resize', options: { longestSide: 1920 } },
    { operation: 'convert', options: { outputFormat: 'webp' } },
  ],
  namePattern: '{date}-{nn}.{ext}',
};

describe('a recipe', () => {
  test('travels in a link and arrives as it was', () => {
    expect(recipeOfLink(recipeLink(forWeb))).toEqual(forWeb);
  });

  test('leaves its passwords behind', () => {
    const locked = {
      ...forWeb,
      steps: [{ operation: 'pdf-splitter/split', options: { every: 2, password: 'secret' } }],
    };
    expect(recipeOfLink(recipeLink(locked))?.steps).toEqual([
      { operation: 'pdf-splitter/split', options: { every: 2 } },
    ]);
  });

  test('opens a locked file with a password for its first step only', () => {
    expect(withPassword(forWeb, 'secret').steps.map(({ options }) => options.password)).toEqual(['secret', undefined]);
  });

  test.each([
    ['nothing', ''],
    ['no recipe', '#recipe='],
    ['no base64', '#recipe=%%%'],
    ['no JSON', `#recipe=${btoa('hello')}`],
    [
      'too many steps',
      `#recipe=${btoa(JSON.stringify({ ...forWeb, name: 'x', steps: Array(6).fill(forWeb.steps[0]) }))}`,
    ],
    ['a step that is none', `#recipe=${btoa('{"name":"x","steps":[{"operation":"../x"}]}')}`],
    ['a bomb', `#recipe=${'A'.repeat(100_000)}`],
  ])('is not read from a link with %s', (_what, hash) => {
    expect(recipeOfLink(hash)).toBeUndefined();
  });

  test('takes the place of the one with its name, and the list stays sorted', () => {
    const other = { ...forWeb, name: 'Archive' };
    const saved = saveRecipe(saveRecipe([forWeb], other), { ...forWeb, name: ' archive ', namePattern: '{n}' });
    expect(saved.map(({ name }) => name)).toEqual(['archive', 'Für das Web 🌍']);
    expect(isSameRecipe(saved[0] ?? forWeb, forWeb)).toBe(false);
  });
});
