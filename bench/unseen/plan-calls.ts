import { z } from 'zod';
import type { ActionDefinition, ToolDefinition } from '../../src/catalog/define-tool.ts';
import { acceptedType, acceptsAnyFile, type FileType, fileTypes } from '../../src/shared/file-types.ts';

/** A call for one file: an action with options. */
export type PlannedCall = {
  /** '/api/tools/pdf-convert format=docx'. */
  name: string;
  action: ActionDefinition;
  options: Readonly<Record<string, string>>;
  /** Names of the form fields, each of which gets the file. */
  fields: readonly string[];
  /** Whether its result looks like the file, and whether it should not be larger. */
  keepsLook: boolean;
  makesSmaller: boolean;
};

/** Every call of these tools that takes a file of this type: with its defaults, and once for every other format it makes. */
export function planCalls(tools: readonly ToolDefinition[], type: FileType | undefined): PlannedCall[] {
  return tools.flatMap((tool) =>
    Object.values<ActionDefinition>(tool.actions).flatMap((action) => {
      const files = Object.entries(action.files ?? {});
      if (files.length === 0 || files.some(([, { accepts }]) => acceptedType(accepts, type) === undefined)) return [];
      const fields = files.flatMap(([name, { many }]) =>
        Array.from({ length: many?.min ?? 1 }, (_, index) => (many?.naming === 'numbered' ? `${name}_${index}` : name)),
      );
      const uses = action.inBulk?.does ?? [];
      // A container of any file adds its own few bytes.
      const isContainer = files.some(([, { accepts }]) => acceptsAnyFile(accepts));
      return optionsOf(action).map((changed) => ({
        name: [action.path, ...Object.entries(changed).map(([name, value]) => `${name}=${value}`)].join(' '),
        action,
        options: { ...asText(action.example), ...changed },
        fields,
        keepsLook: uses.length > 0,
        makesSmaller:
          !isContainer && Object.keys(changed).length === 0 && uses.some(({ operation }) => operation === 'compress'),
      }));
    }),
  );
}

const formats = new Set<unknown>([
  ...Object.keys(fileTypes),
  ...Object.values(fileTypes).flatMap(({ extensions }) => extensions),
]);

/** No options, then one format each. */
function optionsOf({ options, example }: ActionDefinition): Record<string, string>[] {
  const { properties = {} } = z.toJSONSchema(options, { io: 'output', unrepresentable: 'any' });
  const choices = Object.entries(properties).flatMap(([name, schema]) => {
    if (typeof schema === 'boolean' || !schema.enum?.some((value) => formats.has(value))) return [];
    const initial = example?.[name] ?? schema.default;
    return schema.enum.filter((value) => value !== initial).map((value) => ({ [name]: String(value) }));
  });
  return [{}, ...choices];
}

const asText = (options: ActionDefinition['example'] = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(options).map(([name, value]) => [name, String(value)]));
