import { z } from 'zod';
import { readColor } from './read-color.ts';

/** More than one piece of text has. */
export const maxRuns = 1_000;

type Say = (sentence: string) => { error: (issue: { path?: PropertyKey[] | undefined }) => string };

const runSentence = 'each run needs start and end, whole numbers with start before end.';
const styleSentence = 'each run needs a fontSize, color, bold or italic.';
const sizeSentence = 'this must be a number of points from 1 to 1,000.';
const colorSentence = 'this must be a colour such as #ff0000 or red.';
const flagSentence = 'this must be true or false.';

/**
 * The style of some letters of a text: from `start` to before `end`, in UTF-16 units. What a run does not name is as the
 * letters around it. Runs are in order and do not overlap (`runsFit`).
 */
export const styledRuns = (say: Say) => {
  const place = z.number(say(runSentence)).int(say(runSentence)).min(0, say(runSentence));
  const run = z
    .object(
      {
        ...{ start: place, end: place },
        fontSize: z.number(say(sizeSentence)).min(1, say(sizeSentence)).max(1_000, say(sizeSentence)).optional(),
        color: z
          .preprocess(
            readColor,
            z
              .string()
              .regex(/^#[0-9a-f]{6}$/, say(colorSentence))
              .optional(),
          )
          .optional(),
        bold: z.boolean(say(flagSentence)).optional(),
        italic: z.boolean(say(flagSentence)).optional(),
      },
      say(runSentence),
    )
    .refine(({ start, end }) => start < end, say(runSentence))
    .refine(
      ({ fontSize, color, bold, italic }) => [fontSize, color, bold, italic].some((value) => value !== undefined),
      say(styleSentence),
    );
  return z
    .array(run, say('the runs must be a list.'))
    .max(maxRuns, say(`there may be up to ${maxRuns.toLocaleString('en')} runs.`));
};

export type StyledRun = z.output<ReturnType<typeof styledRuns>>[number];
export type LetterStyle = Omit<StyledRun, 'start' | 'end'>;

export const runsFitSentence = 'the runs must be in order, must not overlap, and must end within the text.';

export const runsFit = (runs: readonly StyledRun[], text: string): boolean =>
  runs.every(({ start, end }, at) => start >= (runs[at - 1]?.end ?? 0) && end <= text.length);

/** A piece of a text in one style; without one, it is as the letters around it. */
export type StyledPiece = { text: string; style: LetterStyle | undefined };

/** The text from `from` to before `to`, cut where runs begin and end. */
export function cutByRuns(text: string, runs: readonly StyledRun[], from = 0, to = text.length): StyledPiece[] {
  const pieces: StyledPiece[] = [];
  let at = from;
  const add = (end: number, style: LetterStyle | undefined) => {
    if (end > at) pieces.push({ text: text.slice(at, end), style });
    at = Math.max(at, end);
  };
  for (const { start, end, ...style } of runs) {
    if (end <= from || start >= to) continue;
    add(Math.min(to, start), undefined);
    add(Math.min(to, end), style);
  }
  add(to, undefined);
  return pieces;
}

/** The runs of a part of a text, with their places in it. */
export const runsWithin = (runs: readonly StyledRun[], from: number, to: number): StyledRun[] =>
  runs
    .filter(({ start, end }) => end > from && start < to)
    .map((run) => ({ ...run, start: Math.max(0, run.start - from), end: Math.min(to, run.end) - from }));
