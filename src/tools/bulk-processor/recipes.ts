import { z } from 'zod';
import { maxStepOptions, stepsSchema } from './bulk-steps.ts';
import { defaultPattern, maxPatternLength, objectionToPattern } from './name-pattern.ts';

const maxNameLength = 60;
/** More would not fit a menu; a recipe is a few hundred bytes. */
export const maxRecipes = 50;

/** The steps and the name pattern. */
export const plainRecipeSchema = z.object({
  steps: stepsSchema,
  namePattern: z
    .string()
    .max(maxPatternLength)
    .refine((pattern) => objectionToPattern(pattern) === undefined)
    .default(defaultPattern),
});
export type PlainRecipe = z.infer<typeof plainRecipeSchema>;

/** The same with its name. */
const recipeSchema = plainRecipeSchema.extend({ name: z.string().trim().min(1).max(maxNameLength) });
export type Recipe = z.infer<typeof recipeSchema>;

export const recipesSchema = z.array(recipeSchema).max(maxRecipes);

export const startingRecipe: PlainRecipe = {
  steps: [{ operation: 'compress', options: {} }],
  namePattern: defaultPattern,
};

/** The recipes with this one replacing the one of its name; sorted by name. */
export function saveRecipe(recipes: readonly Recipe[], recipe: Recipe): Recipe[] {
  const name = recipe.name.trim().slice(0, maxNameLength);
  const others = recipes.filter((other) => other.name.toLowerCase() !== name.toLowerCase());
  return [...others, { ...recipe, name }].slice(-maxRecipes).toSorted((a, b) => a.name.localeCompare(b.name));
}

export const isSameRecipe = (one: PlainRecipe, other: PlainRecipe): boolean =>
  one.namePattern === other.namePattern && JSON.stringify(one.steps) === JSON.stringify(other.steps);

/** The part of an address that carries a recipe: '#recipe=...'. Passwords are left out. */
export function recipeLink(recipe: Recipe): string {
  const text = JSON.stringify(withoutSecrets(recipe));
  return `${hashStart}${toBase64Url(new TextEncoder().encode(text))}`;
}

/** The recipe in such an address; undefined for anything else. */
export function recipeOfLink(hash: string): Recipe | undefined {
  if (!hash.startsWith(hashStart) || hash.length > maxLinkLength) return undefined;
  try {
    const bytes = fromBase64Url(hash.slice(hashStart.length));
    return recipeSchema.safeParse(JSON.parse(new TextDecoder().decode(bytes))).data;
  } catch {
    return undefined;
  }
}

const hashStart = '#recipe=';
/** Five steps with all their options, as base64. */
const maxLinkLength = hashStart.length + 5 * 2 * maxStepOptions;

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const fromBase64Url = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));

const isSecret = (option: string): boolean => /password/i.test(option);

/** A recipe without its passwords, to be stored and shared. */
export const withoutSecrets = <Kept extends PlainRecipe>(recipe: Kept): Kept => ({
  ...recipe,
  steps: recipe.steps.map(({ operation, options }) => ({
    operation,
    options: Object.fromEntries(Object.entries(options).filter(([option]) => !isSecret(option))),
  })),
});

/** The same for a locked file: its password opens it in the first step; later steps get an unlocked file. */
export const withPassword = <Kept extends PlainRecipe>(recipe: Kept, password: string): Kept => ({
  ...recipe,
  steps: recipe.steps.map((step, index) => (index === 0 ? { ...step, options: { ...step.options, password } } : step)),
});

export const hasSecrets = ({ steps }: { steps: readonly { options: Record<string, unknown> }[] }): boolean =>
  steps.some(({ options }) => Object.entries(options).some(([option, value]) => isSecret(option) && value !== ''));
