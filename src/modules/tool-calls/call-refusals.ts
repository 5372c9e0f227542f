import type { ActionDefinition, Allowance, FileField } from '../../catalog/define-tool.ts';
import { engineErrors } from '../../platform/processes/process.errors.ts';
import { AppError } from '../../shared/errors.ts';
import { acceptsAnyFile } from '../../shared/file-types.ts';
import { callBytes, planUsers } from '../../shared/plans.ts';
import { GB } from '../../shared/units.ts';
import { accountErrors } from '../accounts/accounts.errors.ts';
import { fileErrors } from '../files/files.errors.ts';
import { tooLarge } from '../files/upload-check.ts';
import { jobErrors } from '../jobs/jobs.errors.ts';
import { maxInLine } from '../jobs/line-bounds.ts';
import { usageErrors } from '../usage/usage.errors.ts';
import { invalidKey } from './call-key.ts';
import { instantErrors } from './instant-work.ts';
import { callErrors } from './read-call.ts';

/** What a call may be refused with whatever its run does, in the sentences for a free user. */
export function refusalsOfCall(action: ActionDefinition): AppError[] {
  const { proOnly, allowance, texts = {}, files, asJob } = action;
  return [
    callErrors.invalidOptions({ sentence: 'A sentence about the first wrong field.' }),
    accountErrors.badApiKey(),
    accountErrors.apiKeyScope({ categories: ['image'] }),
    ...(proOnly ? [callErrors.proFeature({ sentence: proOnly.text })] : []),
    ...Object.values(texts).map(({ maxCharacters, messages }) =>
      callErrors.textTooLong({
        sentence: messages.tooLong({ who: planUsers.free, maxCharacters: maxCharacters.free }).text,
      }),
    ),
    ...(allowance ? [usedUp(allowance)] : []),
    ...(files ? [...Object.values(files).flatMap(refusalsOfField), ...formRefusals] : [callErrors.notJson()]),
    ...(files || asJob ? jobRefusals(action) : [instantErrors.tooMany(), instantErrors.full()]),
  ];
}

const usedUp = (allowance: Allowance): AppError =>
  usageErrors.usedUp({ allowance, resets: allowance.free.per === 'day' ? 'in 7 hours' : 'on December 1 (UTC)' });

function refusalsOfField(field: FileField): AppError[] {
  const { accepts, many, messages } = field;
  const max = many?.max.free ?? 1;
  const tooMany = messages.tooMany?.({ who: planUsers.free, max }).text;
  const name = 'report.pdf';
  return [
    new AppError({ code: 'MISSING_FILE', status: 400, message: messages.missing.text }),
    tooMany === undefined
      ? fileErrors.tooMany({ max })
      : new AppError({ code: 'TOO_MANY_FILES', status: 400, message: tooMany }),
    tooLarge(field, 'free', name),
    ...(acceptsAnyFile(accepts)
      ? []
      : [
          new AppError({ code: 'INVALID_FILE', status: 415, message: messages.wrongType.text }),
          fileErrors.empty({ name }),
        ]),
  ];
}

const formRefusals = [
  fileErrors.unknownField({ field: 'photo', expected: 'file' }),
  invalidKey(),
  fileErrors.gone(),
  fileErrors.callTooLarge({ max: callBytes.free }),
  fileErrors.notMultipart(),
  fileErrors.tooManyUploads(),
  fileErrors.storageFull({ max: 2 * GB }),
  fileErrors.siteFull(),
];

const jobRefusals = ({ batch }: ActionDefinition): AppError[] => [
  jobErrors.cancelled(),
  jobErrors.tookTooLong({ seconds: 120 }),
  engineErrors.tooMuchMemory(),
  engineErrors.overLimit(),
  ...(batch ? [jobErrors.tooManyAtOnce({ max: batch.free })] : []),
  jobErrors.tooManyInLine({ max: maxInLine.visitor.free, seconds: 40 }),
  jobErrors.tooManyAtAddress({ seconds: 40 }),
  jobErrors.crashed(),
  jobErrors.lost(),
  engineErrors.crashed(),
  engineErrors.failed(),
  jobErrors.notAvailable(),
  jobErrors.noWorker(),
  jobErrors.lineIsFull({ seconds: 40 }),
  engineErrors.busy(),
  engineErrors.unavailable(),
  engineErrors.timedOut({ seconds: 60 }),
];
