import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc, { type Arbitrary } from 'fast-check';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { ActionRun } from '../catalog/define-run.ts';
import type { ActionDefinition, ToolDefinition } from '../catalog/define-tool.ts';
import type { Engines } from '../engines/engines.ts';
import type { Files } from '../modules/files/files.usecases.ts';
import { createExecuteRun } from '../modules/jobs/execute-run.ts';
import { tools } from './tools.index.ts';

/*
 * Texts that come out of a visitor's file can hold anything: titles, font names, recognised words. For every action, a run
 * returns whatever its result schema allows with such texts in it; what is stored and answered has none of them.
 */
const registry: readonly ToolDefinition[] = tools;
const actions = registry.flatMap((tool) =>
  Object.values<ActionDefinition>(tool.actions).filter(({ files }) => files !== undefined),
);

let workFolder: string;
beforeAll(async () => {
  workFolder = await mkdtemp(join(tmpdir(), 'satchel-texts-'));
});
afterAll(() => rm(workFolder, { recursive: true, force: true }));

describe.each(actions.map((action) => [action.path, action] as const))('%s', (_path, action) => {
  test('answers clean texts, whatever was in the file', async () => {
    const results = arbitraryOf(action.result);
    const partials = action.partial ? arbitraryOf(action.partial) : fc.constant(undefined);
    await fc.assert(
      fc.asyncProperty(results, partials, dirtyText, async (returned, emitted, step) => {
        const { result, partial, steps } = await answerOf(action, { returned, emitted, step });
        expect(dirtIn([result, partial, steps])).toEqual([]);
        // Nothing else is lost.
        expect(shapeOf(result)).toEqual(shapeOf(returned));
      }),
      { numRuns: 25 },
    );
  });
});

test('the texts in question are found where nobody cleans them', () => {
  expect(dirtIn({ title: 'a\0', fonts: ['b\ud800', 'tab\t and 👩‍👩‍👧'] })).toEqual(['a\0', 'b\ud800']);
});

/** What the run of an action returns, emits and says, as it is stored and sent. */
async function answerOf(
  action: ActionDefinition,
  { returned, emitted, step }: { returned: Record<string, unknown>; emitted: unknown; step: string },
) {
  const steps: unknown[] = [];
  let partial: unknown;
  const run: ActionRun = {
    needs: [],
    run: ({ emit, progress }) => {
      progress(0.5, step);
      emit(emitted as never);
      return returned as never;
    },
  };
  const { result } = await executeRun({
    ...{ action, run, options: {}, caller: { plan: 'pro', userId: undefined, subject: 'visitor:test' } },
    inputs: { file: [] },
    meter: () => {
      throw new Error('Nothing is counted here.');
    },
    signal: new AbortController().signal,
    progress: (_fraction, text) => void steps.push(text),
    emit: (value) => {
      partial = value;
    },
  });
  return { result, partial, steps };
}

const executeRun: ReturnType<typeof createExecuteRun> = (call) =>
  createExecuteRun({
    engines: {} as Engines,
    files: { keepResults: async () => [], removeAll: async () => undefined } as Partial<Files> as Files,
    storage: {} as Parameters<typeof createExecuteRun>[0]['storage'],
    diskSpace: { assertRoomForWork: async () => undefined },
    workFolder,
    log: pino({ level: 'silent' }),
  })(call);

const dirt = ['\0', '\u0001', '\u0007', '\u001b', '\u007f', '\u0085', '\u009f', '\ud800', '\udfff'];
const dirtyText = fc
  .array(fc.oneof(fc.constantFrom(...dirt), fc.string({ unit: 'grapheme', maxLength: 5 }), fc.string({ maxLength: 5 })))
  .map((parts) => parts.join(''));

/** Tabs and line ends are text. */
const isDirty = (text: string): boolean =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
  !text.isWellFormed() || /[\0-\x08\x0b\x0e-\x1f\x7f-\x9f]/.test(text);

/** Every text or name in JSON data that PostgreSQL or a terminal would choke on. */
function dirtIn(value: unknown): string[] {
  if (typeof value === 'string') return isDirty(value) ? [value] : [];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, item]) => [...dirtIn(name), ...dirtIn(item)]);
}

/** The same data with every text as ''. */
const shapeOf = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_, item) => (typeof item === 'string' ? '' : item)));

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** Any value that a schema allows, with texts that nobody has cleaned. */
function arbitraryOf(schema: z.ZodType): Arbitrary<Record<string, unknown>> {
  return arbitrary(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' })) as Arbitrary<
    Record<string, unknown>
  >;
}

function arbitrary(schema: JsonSchema | boolean | undefined): Arbitrary<unknown> {
  if (schema === undefined || typeof schema === 'boolean') return fc.constant(null);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(arbitrary));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  // Several in fields that may be null.
  const types = [schema.type].flat();
  if (types.length > 1) return fc.oneof(...types.map((type) => arbitrary({ ...schema, type })));
  switch (types[0]) {
    case 'object':
      return object(schema);
    case 'array':
      return fc.array(arbitrary(schema.items as JsonSchema | undefined), { maxLength: 3 });
    case 'string':
      return dirtyText;
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number':
      return fc
        .integer({ min: schema.exclusiveMinimum === undefined ? (schema.minimum ?? 0) : 1, max: 1000 })
        .map((value) => Math.min(value, schema.maximum ?? value));
    case 'null':
      return fc.constant(null);
    default:
      throw new Error(`Nothing is known of ${JSON.stringify(schema)}.`);
  }
}

function object({ properties = {}, required = [], additionalProperties }: JsonSchema): Arbitrary<unknown> {
  const values = Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, arbitrary(schema)]));
  const own = fc.record(values, { requiredKeys: required });
  if (typeof additionalProperties !== 'object') return own;
  const others = fc.dictionary(dirtyText, arbitrary(additionalProperties), { maxKeys: 3 });
  return fc.tuple(own, others).map(([known, more]) => ({ ...more, ...known }));
}
