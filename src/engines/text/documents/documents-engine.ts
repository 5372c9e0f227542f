import { stat } from 'node:fs/promises';
import { createThreadPool } from '../../../platform/processes/thread-pool.ts';
import { MINUTE_MS } from '../../../shared/units.ts';
import { documentErrors } from '../../document-guard/document.errors.ts';
import { inspectDocument } from '../../document-guard/inspect-document.ts';
import type { Engine } from '../../engines.ts';
import type { DocumentAnswer, DocumentTask } from './document-thread.ts';
import { documentTextErrors, documentTextRefusals } from './documents.errors.ts';
import {
  type ReadDocumentTexts,
  type TranslatableKind,
  translatableKinds,
  type WriteDocumentTexts,
} from './documents-capabilities.ts';

/** Takes the texts out of documents and puts others in their places, in a thread. */
export function createDocumentsEngine(): Engine {
  const threads = createThreadPool<DocumentTask, DocumentAnswer>({
    script: new URL('./document-thread.ts', import.meta.url),
    heapMb: 768,
    size: 1,
    queueLimit: 100,
    maxJobs: 100,
    idleStopMs: 2 * MINUTE_MS,
  });
  const run = (request: DocumentTask, signal: AbortSignal) => threads.run({ request, timeoutMs: MINUTE_MS, signal });

  const readDocumentTexts: ReadDocumentTexts = async ({ input, name, maxCharacters, signal }) => {
    const kind = await kindOf(input, name);
    return run({ work: 'read', input, kind, maxCharacters }, signal);
  };
  const writeDocumentTexts: WriteDocumentTexts = async ({ input, name, texts, language, output, signal }) => {
    await run({ work: 'write', input, kind: await kindOf(input, name), texts, language, output }, signal);
    return { bytes: (await stat(output)).size };
  };
  return {
    name: 'document texts',
    refusals: documentTextRefusals,
    provides: { readDocumentTexts, writeDocumentTexts },
    status: async () => ({ state: threads.state().running > 0 ? 'ready' : 'idle' }),
    close: threads.close,
  };
}

/** Its kind by content; text formats by their name, too. */
async function kindOf(path: string, name: string): Promise<TranslatableKind> {
  const { kind, encrypted, hasMacros, damagedParts } = await inspectDocument({ path, name });
  if (kind === 'lockedPackage' || encrypted) throw documentTextErrors.locked();
  if (hasMacros) throw documentTextErrors.hasMacros();
  // They could not be copied.
  if (damagedParts > 0) throw documentErrors.damaged({ kind: kind.toUpperCase() });
  if (kind === 'text' && /\.(?:srt|vtt)$/i.test(name)) return 'subtitles';
  const known = translatableKinds.find((one) => one === kind);
  if (!known) throw documentTextErrors.notTranslatable();
  return known;
}
