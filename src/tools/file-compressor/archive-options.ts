import { z } from 'zod';
import { maxPathLength, type PathProblem, readArchivePath } from '../../shared/archive-path.ts';
import { t } from '../../shared/language/translate.ts';

/** A form field with JSON. Invalid JSON is passed through for the next schema to refuse. */
const jsonText = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
};

/** An empty form field counts as left out. */
const emptyAsMissing = (value: unknown): unknown => (value === '' ? undefined : value);

/** Files per archive. */
export const maxPaths = 1000;

export const maxPasswordLength = 128;
const passwordMessage = t('A password has up to {max} characters and no line breaks.', { max: maxPasswordLength });

/** An archive's password; left out or empty means none. */
export const passwordOption = z.preprocess(
  emptyAsMissing,
  z
    .string({ error: passwordMessage })
    .max(maxPasswordLength, passwordMessage)
    .regex(/^\P{Cc}*$/u, passwordMessage)
    .optional(),
);

const pathProblems: Readonly<Record<PathProblem, (path: string) => string>> = {
  empty: (path) => t('The path "{path}" is empty. Please send paths like photos/2024/a.jpg.', { path }),
  absolute: (path) =>
    t('The path "{path}" begins at the root of a disk. Please send paths like photos/2024/a.jpg.', { path }),
  'drive-letter': (path) => t('The path "{path}" names a drive. Please send paths like photos/2024/a.jpg.', { path }),
  outside: (path) =>
    t('The path "{path}" leads out of its folder. Please send paths like photos/2024/a.jpg.', { path }),
  'control-character': (path) =>
    t('The path "{path}" contains control characters. Please send paths like photos/2024/a.jpg.', { path }),
  'too-long': (path) => t('The path "{path}" is too long. Please send paths like photos/2024/a.jpg.', { path }),
};

/** `'../../x'` → `'The path "../../x" leads out of its folder. Please send paths like photos/2024/a.jpg.'` */
export function describePathProblem(path: string, problem: PathProblem): string {
  return pathProblems[problem](path.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '\uFFFD').slice(0, 80));
}

const pathsMessage = t('Paths must be a JSON list with one string per file.');

/** Each file's path inside the ZIP, in file order. */
export const pathsOption = z.preprocess(
  jsonText,
  z
    .array(
      z
        .string({ error: pathsMessage })
        .superRefine((path, context) => {
          const read = readArchivePath(path);
          if ('problem' in read) context.addIssue({ code: 'custom', message: describePathProblem(path, read.problem) });
        })
        .meta({ maxLength: maxPathLength }),
      { error: pathsMessage },
    )
    .max(maxPaths, pathsMessage)
    .optional(),
);

const modifiedMessage = t(
  'Modification times must be a JSON list of milliseconds since 1970, one or null for each file.',
);
/** The range of a JavaScript date. */
const maxTime = 8.64e15;

export const modifiedOption = z.preprocess(
  jsonText,
  z
    .array(
      z.number({ error: modifiedMessage }).min(-maxTime, modifiedMessage).max(maxTime, modifiedMessage).nullable(),
      {
        error: modifiedMessage,
      },
    )
    .max(maxPaths, modifiedMessage)
    .optional(),
);

const entriesMessage = t('Entries must be "all" or a JSON list of index numbers from the listing.');

/** Indexes of archive entries, or all of them. */
export const entriesOption = z.preprocess(
  jsonText,
  z.union(
    [
      z.literal('all'),
      z
        .array(z.number({ error: entriesMessage }).int(entriesMessage).min(0, entriesMessage), {
          error: entriesMessage,
        })
        .min(1, entriesMessage)
        .max(100_000, entriesMessage),
    ],
    { error: entriesMessage },
  ),
);
