import type { FakeCall, JsonSchema } from './read-call.ts';

/** The texts that a call gives to work on, by the names it gives them. */
export type Material = { name: string; text: string };

/** The texts in their fences, and everything else that the call says. */
export function readFences({ instructions, prompt }: Pick<FakeCall, 'instructions' | 'prompt'>): {
  material: Material[];
  said: string;
} {
  const [, marker] = /BEGIN ([0-9a-f]{32})/.exec(instructions) ?? [];
  if (marker === undefined) return { material: [], said: `${instructions}\n${prompt}` };
  const material: Material[] = [];
  const said = prompt.replace(
    new RegExp(`^BEGIN ${marker} (.*)\n([\\s\\S]*?)\nEND ${marker} .*$`, 'gm'),
    (_all, name: string, text: string) => {
      // A server that does not escape control tokens lets a text speak as the system.
      const end = text.search(controlToken);
      material.push({ name, text: end < 0 ? text : text.slice(0, end) });
      return end < 0 ? '' : text.slice(end);
    },
  );
  return { material, said: `${instructions}\n${said}` };
}

const controlToken = /<\|[\w-]+\|>|\[\/?INST\]|<<\/?SYS>>|<\/?s>|<\/?(?:start|end)_of_turn>/i;

/** The words that a command outside of the fences demands: a model that obeys them is what fences are for. */
export function obey(said: string): string | undefined {
  const [, words] =
    /\b(?:ignore|disregard|forget|override|stop)\b[\s\S]{0,300}?\b(?:say|reply|answer|write|print|output)\b[^"]{0,60}"([^"]+)"/i.exec(
      said,
    ) ?? [];
  return words;
}

/** A value of this shape with the sentences of a text; a list of JSON is given back where the shape has one like it. */
export function fillSchema(schema: JsonSchema, text: string): unknown {
  const list = readList(text);
  const sentences = text.match(/[^.!?\n]+[.!?]?/g)?.map((sentence) => sentence.trim()) ?? [text];
  let next = 0;
  const sentence = () => sentences[next++ % sentences.length] ?? '';
  const fill = ({ type, enum: choices, const: only, properties, items, minItems, anyOf }: JsonSchema): unknown => {
    if (only !== undefined) return only;
    if (choices) return choices[0];
    if (anyOf?.[0]) return fill(anyOf[0]);
    if (type === 'object') {
      return Object.fromEntries(Object.entries(properties ?? {}).map(([name, property]) => [name, fill(property)]));
    }
    if (type === 'array' && list.length > 0 && isListOf(list, items)) return list;
    if (type === 'array')
      return Array.from({ length: Math.max(2, minItems ?? 0) }, () => fill(items ?? { type: 'string' }));
    if (type === 'number' || type === 'integer') return 1;
    if (type === 'boolean') return true;
    return sentence();
  };
  return fill(schema);
}

function readList(text: string): unknown[] {
  if (!text.startsWith('[')) return [];
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

function isListOf(list: readonly unknown[], items: JsonSchema | undefined): boolean {
  const names = Object.keys(items?.properties ?? {});
  return list.every((item) => typeof item === 'object' && item !== null && names.every((name) => name in item));
}
