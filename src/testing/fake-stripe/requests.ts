import { invalidRequest } from './provider-error.ts';

/** A form body or query in the provider's notation: `items[0][price]=x` becomes `{ items: { 0: { price: 'x' } } }`. */
export type Fields = { [name: string]: string | Fields };

export function parseForm(text: string): Fields {
  const fields: Fields = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/[[\]]+/).filter((part) => part !== '');
    // 'expand[]=a' has no index: use the next free one.
    if (name.endsWith('[]')) path.push(String(Object.keys(asFields(read(fields, ...path))).length));
    let place = fields;
    for (const part of path.slice(0, -1)) {
      const next = asFields(place[part]);
      place[part] = next;
      place = next;
    }
    place[path.at(-1) ?? ''] = value;
  }
  return fields;
}

export function read(fields: Fields | string | undefined, ...path: string[]): Fields | string | undefined {
  let value = fields;
  for (const part of path) value = typeof value === 'object' ? value[part] : undefined;
  return value;
}

export function readText(fields: Fields, ...path: string[]): string | undefined {
  const value = read(fields, ...path);
  return typeof value === 'string' ? value : undefined;
}

export function requireText(fields: Fields, ...path: string[]): string {
  const value = readText(fields, ...path);
  const [first = '', ...rest] = path;
  const param = first + rest.map((part) => `[${part}]`).join('');
  if (!value) throw invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  return value;
}

/** Every value of a list, `expand[0]`, `expand[1]` and so on. */
export const readList = (fields: Fields, ...path: string[]): string[] =>
  Object.values(asFields(read(fields, ...path))).filter((value) => typeof value === 'string');

export const readRecord = (fields: Fields, ...path: string[]): Record<string, string> =>
  Object.fromEntries(
    Object.entries(asFields(read(fields, ...path))).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );

const asFields = (value: Fields | string | undefined): Fields =>
  typeof value === 'object' ? value : Object.create(null);
