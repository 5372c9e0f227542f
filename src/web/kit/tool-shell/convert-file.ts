import { z } from 'zod';
import type { ActionDefinition } from '../../../catalog/define-tool.ts';
import { type Operation, planStep } from '../../../catalog/operations.ts';
import { fileUrl } from '../../../modules/files/files.contract.ts';
import type { FileType } from '../../../shared/file-types.ts';
import { callAction } from './call-action.ts';
import type { FileSource } from './passed-files.ts';

/**
 * Converts a file with any tool that does it without metering; undefined when there is none. Upload and result are deleted
 * from the server at once. Rejects as `callAction` does.
 * @param to the format's extension: 'pdf'
 */
export async function convertFile(
  source: FileSource,
  params: { type: FileType; to: string; options?: Record<string, unknown>; signal?: AbortSignal },
): Promise<{ content: Blob } | undefined> {
  const { type, to, options = {}, signal } = params;
  // Loaded on demand: few pages need it.
  const { operations } = await import('../../../tools/operations.index.ts');
  // No metered actions: the visitor did not ask for this use.
  const free = operations.filter(({ metered }) => !metered);
  const planned = planStep(free, { operation: 'convert', options: { ...options, outputFormat: to } }, type);
  if (!('operation' in planned)) return undefined;
  const { path, field } = planned.operation;
  const { result, inputs } = await callAction(conversion(path), {
    files: { [field]: [source] },
    options: planned.options,
    ...(signal && { signal }),
  });
  const sent = source instanceof File ? Object.values(inputs).flat() : [];
  try {
    const answer = await fetch(result.downloadUrl, signal && { signal });
    if (!answer.ok) throw new Error(`The file answers ${answer.status}.`);
    return { content: await answer.blob() };
  } finally {
    for (const url of [result.downloadUrl, ...sent.map((id) => fileUrl(id, source.name))]) {
      // A failed deletion is left to expiry.
      fetch(url, { method: 'DELETE' }).catch(() => undefined);
    }
  }
}

/** What a page needs to call an action that converts one file. */
const conversion = (path: Operation['path']) =>
  ({
    path,
    summary: '',
    // A job names its uploads, which are deleted with its result.
    asJob: true,
    options: z.looseObject({}),
    result: z.looseObject({ downloadUrl: z.string() }),
  }) satisfies ActionDefinition;
