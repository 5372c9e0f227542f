import { acceptedType, acceptsAnyFile, type FileType, fileTypes, listTypes } from '../shared/file-types.ts';
import { t } from '../shared/language/translate.ts';
import { listWords } from '../shared/list-words.ts';
import type { PerPlan } from '../shared/plans.ts';
import {
  type ActionDefinition,
  type PlainOperation,
  type PlainUse,
  plainOperations,
  type Step,
  type ToolDefinition,
} from './define-tool.ts';
import type { ToolCategory } from './tool-card.ts';

/** An action that can be a step of the bulk processor: its definition without schemas. */
export type Operation = {
  /** Tool and action: 'pdf-splitter/split'. */
  id: string;
  /** Path of the call, and name of its file field. */
  path: ActionDefinition['path'];
  field: string;
  name: string;
  category: ToolCategory;
  accepts: readonly FileType[];
  maxBytes: PerPlan<number>;
  proOnly: boolean;
  /** Whether it has a free allowance. */
  metered: boolean;
  does: readonly PlainUse[];
  /** Options of every step that does not set them. */
  unlessSet: Readonly<Record<string, string | number | boolean>>;
  /** Options when a step sets none. */
  defaults: Readonly<Record<string, string | number | boolean>>;
};

/** What a step means for a file of one type. */
export type PlannedStep =
  | { operation: Operation; options: Record<string, unknown>; plain: boolean }
  /** The file has the target format already. */
  | { already: FileType }
  | { problem: string };

/** The actions of these tools that can be steps. */
export const listOperations = (tools: readonly ToolDefinition[]): Operation[] =>
  tools.flatMap((tool) =>
    Object.entries<ActionDefinition>(tool.actions).flatMap(([name, action]) => {
      const [[fieldName, field] = []] = Object.entries(action.files ?? {});
      if (!action.inBulk || fieldName === undefined || !field) return [];
      return [
        {
          id: `${tool.slug}/${name}`,
          path: action.path,
          field: fieldName,
          name: action.inBulk.name,
          category: tool.category,
          accepts: field.accepts,
          maxBytes: field.maxBytes,
          proOnly: action.proOnly !== undefined,
          metered: action.allowance !== undefined,
          does: action.inBulk.does ?? [],
          unlessSet: action.inBulk.unlessSet ?? {},
          defaults: action.inBulk.defaults ?? {},
        },
      ];
    }),
  );

export const isPlain = (operation: string): operation is PlainOperation =>
  plainOperations.some((plain) => plain === operation);

/** The action and options that perform a step for files of this type. */
export function planStep(operations: readonly Operation[], step: Step, type: FileType): PlannedStep {
  if (isPlain(step.operation)) return planPlain(operations, step.operation, step.options, type);
  const operation = operations.find(({ id }) => id === step.operation);
  if (!operation) {
    return { problem: t("There is no operation called '{name}'.", { name: step.operation.slice(0, 100) }) };
  }
  if (acceptedType(operation.accepts, type) !== undefined) {
    const options = Object.keys(step.options).length === 0 ? operation.defaults : step.options;
    if (wastesAllowance(operation, options, type)) return { already: type };
    return { operation, options: { ...operation.unlessSet, ...options }, plain: false };
  }
  return { problem: `${describeTypes(operation.name, operation.accepts)} ${describeType(type)}` };
}

/**
 * Metered actions are skipped for a file that has the target format already; images may still be re-encoded at another
 * quality.
 */
const wastesAllowance = (
  { metered, does }: Operation,
  { outputFormat, password }: Record<string, unknown>,
  type: FileType,
): boolean =>
  metered &&
  password === undefined &&
  does.some(({ operation, to }) => operation === 'convert' && to === outputFormat) &&
  isEnding(type, String(outputFormat));

function planPlain(
  operations: readonly Operation[],
  plain: PlainOperation,
  { outputFormat, ...options }: Record<string, unknown>,
  type: FileType,
): PlannedStep {
  const to = String(outputFormat ?? defaultFormat(operations, type)).toLowerCase();
  if (plain === 'convert' && isEnding(type, to)) return { already: type };
  const fitting = usesOf(operations, plain)
    .filter(({ use }) => plain !== 'convert' || isSameEnding(use.to, to))
    .filter(({ operation, use }) => acceptedType(use.from ?? operation.accepts, type) !== undefined);
  const [best] = fitting.toSorted((one, other) => rank(one) - rank(other));
  if (!best) return { problem: `${describeReach(operations, plain, to, type)} ${describeType(type)}` };
  const { operation, use } = best;
  const defaults = Object.keys(options).length === 0 ? use.defaults : {};
  return { operation, options: { ...operation.unlessSet, ...defaults, ...options, ...use.options }, plain: true };
}

type Use = { operation: Operation; use: PlainUse };

const usesOf = (operations: readonly Operation[], plain: PlainOperation): Use[] =>
  operations.flatMap((operation) =>
    operation.does.filter((use) => use.operation === plain).map((use) => ({ operation, use })),
  );

/** Specific actions come before those that accept any file, and free ones before metered ones. */
const rank = ({ operation, use }: Use): number =>
  (acceptsAnyFile(use.from ?? operation.accepts) ? 2 : 0) + (operation.metered ? 1 : 0);

const isEnding = (type: FileType, ending: string): boolean =>
  type !== 'any' && fileTypes[type].extensions.some((extension) => extension === ending);

/** 'jpg' and 'jpeg' are the same format. */
const isSameEnding = (one: string | undefined, other: string): boolean =>
  one === other || Object.values(fileTypes).some(({ extensions }) => has(extensions, one) && has(extensions, other));

const has = (extensions: readonly string[], ending: string | undefined): boolean =>
  extensions.some((extension) => extension === ending);

const typesOf = (uses: readonly Use[]): FileType[] => [
  ...new Set(uses.flatMap(({ operation, use }) => use.from ?? operation.accepts)),
];

function describeReach(operations: readonly Operation[], plain: PlainOperation, to: string, type: FileType): string {
  const uses = usesOf(operations, plain);
  if (plain !== 'convert') return describeTypes(plain === 'resize' ? t('Resize') : t('Compress'), typesOf(uses));
  const possible = formatsFor(operations, type);
  if (possible.length > 0) {
    return t('Files of this kind can become {possible}, not {wanted}.', {
      possible: listWords(possible.map(formatName), 'or'),
      wanted: formatName(to.slice(0, 20)),
    });
  }
  return t('Files of this kind cannot be converted.');
}

const describeTypes = (operation: string, types: readonly FileType[]): string =>
  t('{operation} takes {types}.', { operation, types: listTypes(types) });

const describeType = (type: FileType): string =>
  type === 'any' ? t('This file is of an unknown kind.') : t('This file is {type}.', { type: fileTypes[type].name });

/** The formats that files of this type, or of any type, can be converted to. */
export function formatsFor(operations: readonly Operation[], type?: FileType): string[] {
  const uses = usesOf(operations, 'convert').filter(
    ({ operation, use }) => type === undefined || acceptedType(use.from ?? operation.accepts, type) !== undefined,
  );
  return [...new Set(uses.flatMap(({ use }) => use.to ?? []))].filter((to) => !type || !isEnding(type, to));
}

/** The default conversion: images become a widely supported format, documents a PDF, pages images. */
function defaultFormat(operations: readonly Operation[], type: FileType): string {
  const possible = formatsFor(operations, type);
  return ['jpg', 'png', 'pdf'].find((format) => possible.includes(format)) ?? possible[0] ?? '';
}

/** 'jpg' → 'JPEG', 'md' → 'Markdown'. */
export function formatName(ending: string): string {
  const type = Object.values(fileTypes).find(({ extensions }) => has(extensions, ending));
  return type?.name ?? ending.toUpperCase();
}

/**
 * Ids of the metered actions that these steps run for a file of this type, without duplicates. A step whose input is unknown
 * in advance counts for every type it might get.
 */
export function meteredSteps(operations: readonly Operation[], steps: readonly Step[], first: FileType): string[] {
  const metered = new Set<string>();
  let type: FileType | undefined = first;
  for (const step of steps) {
    const types: FileType[] = type ? [type] : typesOf(operations.map((operation) => ({ operation, use: anyUse })));
    const planned = types.map((each) => planStep(operations, step, each));
    for (const plan of planned) if ('operation' in plan && plan.operation.metered) metered.add(plan.operation.id);
    type = type && typeAfter(step, planned[0], type);
  }
  return [...metered];
}

const anyUse: PlainUse = { operation: 'compress' };

/** The type after a step, if it can be determined in advance. */
function typeAfter(step: Step, planned: PlannedStep | undefined, type: FileType): FileType | undefined {
  if (!planned || !('operation' in planned) || !planned.plain)
    return planned && 'already' in planned ? type : undefined;
  // An explicit format may change the type: a GIF may become a JPEG, which the next step handles with another tool.
  if ('format' in planned.options) return undefined;
  if (step.operation === 'resize') return type;
  if (step.operation === 'compress') return acceptsAnyFile(planned.operation.accepts) ? 'zip' : type;
  return undefined;
}
