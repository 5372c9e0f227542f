/** What a template can say about a conversation: `{name}` and so on. */
export const templateFields = ['name', 'number', 'subject', 'operator'] as const;
export type TemplateField = (typeof templateFields)[number];

/**
 * `'Hello {name},'` → 'Hello Ada,'. A field without a value stays as it is, so that its writer sees it, and so do other braces.
 * Values are put in once: what a person calls themselves is never taken for a field.
 */
export const fillTemplate = (text: string, values: Readonly<Record<TemplateField, string>>): string =>
  text.replace(/\{(\w+)\}/g, (field, name: string) => {
    const known = templateFields.find((candidate) => candidate === name);
    return (known && values[known]) || field;
  });

/** The fields that are left in an answer. */
export const emptyFields = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].flatMap(([field, name]) =>
    templateFields.some((candidate) => candidate === name) ? field : [],
  );
