import { type PlainOperation, plainOperations } from '../../catalog/define-tool.ts';
import { formatName, formatsFor, isPlain } from '../../catalog/operations.ts';
import type { OfferedOperation } from '../../catalog/option-fields.ts';
import { type ToolCategory, toolCategories } from '../../catalog/tool-card.ts';
import { t } from '../../shared/language/translate.ts';
import type { BulkStep } from './bulk-steps.ts';

export const plainWords: Record<PlainOperation, { name: string; hint: string }> = {
  compress: {
    name: t('Compress'),
    hint: t('Images and PDFs get smaller and keep their format; every other file becomes a ZIP.'),
  },
  convert: {
    name: t('Convert'),
    hint: t('Images to other formats or PDF, documents to PDF and each other, PDFs to images or text.'),
  },
  resize: { name: t('Resize'), hint: t('Images only, animations included. Smaller ones stay as they are.') },
};

/** 'Convert to WebP', 'Split PDFs': a step in a few words. */
export function nameStep({ operation, options }: BulkStep, operations: readonly OfferedOperation[]): string {
  if (operation === 'convert' && options.outputFormat)
    return t('Convert to {format}', { format: formatName(String(options.outputFormat)) });
  if (isPlain(operation)) return plainWords[operation].name;
  return operations.find(({ id }) => id === operation)?.name ?? operation;
}

/** The one operation that does a plain one; undefined where it depends on the file. */
export function soleDoer(operations: readonly OfferedOperation[], plain: PlainOperation): OfferedOperation | undefined {
  const [first, ...others] = operations.filter(({ does }) => does.some(({ operation }) => operation === plain));
  return others.length === 0 ? first : undefined;
}

/** 'Resize images' is 'Resize' under the name of its tool: an operation as the list offers it. */
export const offeredAs = (operations: readonly OfferedOperation[], id: string): string =>
  plainOperations.find((plain) => soleDoer(operations, plain)?.id === id) ?? id;

export type OperationGroup = { label: string; operations: { value: string; label: string }[] };

/**
 * The tools' operations by category, in menu order.
 * @param withPlans marks those for Pro users only
 */
export function groupOperations(operations: readonly OfferedOperation[], withPlans: boolean): OperationGroup[] {
  const categories = Object.keys(toolCategories) as ToolCategory[];
  return categories
    .map((category) => ({
      label: toolCategories[category].menu,
      operations: operations
        .filter(({ id, category: its }) => its === category && offeredAs(operations, id) === id)
        .map(({ id, name, proOnly }) => ({
          value: id,
          label: proOnly && withPlans ? `${name} (Pro)` : name,
        })),
    }))
    .filter((group) => group.operations.length > 0);
}

/** The names of all output formats. */
export const formatChoices = (operations: readonly OfferedOperation[]): { value: string; label: string }[] =>
  formatsFor(operations)
    .map((value) => ({ value, label: formatName(value) }))
    .filter(({ label }, index, all) => all.findIndex((other) => other.label === label) === index);
