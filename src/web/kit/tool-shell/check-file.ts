import type { FileField, Sentence } from '../../../catalog/define-tool.ts';
import { acceptedType, acceptsAnyFile } from '../../../shared/file-types.ts';
import { t } from '../../../shared/language/translate.ts';
import type { Plan } from '../../../shared/plans.ts';
import { whoHas } from '../session/plan-mode.ts';
import { bytesOf, typeOf } from './file-source.ts';
import type { FileSource } from './passed-files.ts';

export type FileObjection = {
  reason: 'wrongType' | 'tooLarge' | 'empty';
  sentence: Sentence;
  /** Whether Pro would accept the file. */
  proHelps?: boolean;
};

/** Why a field refuses a file, in the definition's words; undefined when it accepts it. The server checks the content again. */
export function checkFile(field: FileField, source: FileSource, plan: Plan): FileObjection | undefined {
  const type = acceptedType(field.accepts, typeOf(source));
  const bytes = bytesOf(source);
  const maxBytes = field.maxBytes[plan];
  if (type === undefined) {
    return { reason: 'wrongType', sentence: field.messages.wrongType };
  }
  if (bytes > maxBytes) {
    const sentence = field.messages.tooLarge({ who: whoHas(plan), maxBytes, fileName: source.name });
    return { reason: 'tooLarge', sentence, proHelps: bytes <= field.maxBytes.pro };
  }
  if (bytes === 0 && !acceptsAnyFile(field.accepts)) {
    return {
      reason: 'empty',
      sentence: {
        title: t('Empty file'),
        text: t('{name} is empty (0 bytes). Please choose a file with content.', { name: source.name }),
      },
    };
  }
  return undefined;
}
