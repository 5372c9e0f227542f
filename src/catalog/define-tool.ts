import { z } from 'zod';
import type { FileType } from '../shared/file-types.ts';
import type { PdfRemedy } from '../shared/pdf-remedies.ts';
import type { PerPlan, Plan } from '../shared/plans.ts';
import { MINUTE_MS } from '../shared/units.ts';
import type { ToolCategory } from './tool-card.ts';

/**
 * How to write a tool: `npm run create-tool crop-pdf` makes a folder with
 *
 * - `crop-pdf.tool.ts`: the definition below, read by the browser and the server;
 * - `crop-pdf.run.ts`: the work, one function per action (`define-run.ts`), server only;
 * - `crop-pdf.page.tsx`: the screen, browser only;
 * - `crop-pdf.test.ts` and `fixtures/`;
 * - `crop-pdf.picture.svg`, if you draw one: what comes out, 96 x 64, in `currentColor` and the variables of `app.css`.
 *
 * Files of the folder without a role in their name hold pure logic that both sides may import.
 * Route, menu, home card, search, sitemap, limits, HTTP call and its documentation all follow from the definition.
 */
export type ToolDefinition = {
  /** The folder's name and the last part of the page's path: 'image-compressor'. */
  slug: string;
  /** The name on cards and menus: 'Image Compressor'. */
  name: string;
  /** What comes out, in up to 30 characters and without a full stop, for menus: 'Several PDFs become one'. */
  tagline: string;
  /** One sentence for the card. */
  summary: string;
  /** The page's title (up to about 60 characters) and description (up to about 160) for search engines. */
  title: string;
  description: string;
  /** Words people would search for, besides the name. */
  keywords: readonly string[];
  category: ToolCategory;
  /** The name of a Lucide icon, in kebab case: 'file-image'. */
  icon: string;
  /** The badge on cards. What a plan may really do is in each action's limits. */
  badge: Plan;
  /** What it can do for a PDF that has something wrong with it; PDF pages advise it then. */
  helpsWith?: readonly PdfRemedy[];
  /** Its place among all tools, by how much such a tool is used: lower comes first, and last when left out. */
  rank?: number;
  /** What to do, step by step, in a few words each; shown below the tool, on the help page and as structured data. */
  steps: readonly string[];
  faq?: readonly Question[];
  /** Questions about what is free and what is for Pro: only sites that have plans show them. */
  planFaq?: readonly Question[];
  /** What people come here to do with a file, for whoever has just dropped one, and for who goes on with a result. */
  uses?: readonly FileUse[];
  actions: Readonly<Record<string, ActionDefinition>>;
};

type Question = { question: string; answer: string };

/**
 * One thing people do with files in a tool. Of a tool's uses the first that fits the files counts; a tool without one is offered
 * by its name, after those that have one.
 */
export type FileUse = {
  /** What the button says, in one to three words: 'Make smaller'. */
  verb: string;
  /** The types of file they do it with; all that the tool takes when left out. */
  from?: readonly FileType[];
  /** Only for several files at once. */
  several?: true;
  /** How many of a hundred people with such files want this: the most wanted is offered first. Our estimate. */
  wantedBy: number;
};

/**
 * One thing a tool does, reachable as `POST path`.
 *
 * With `files` the call takes multipart form data and the work runs as a job on a worker. Without files it takes JSON and,
 * unless `asJob` is set, answers at once in the web process (work under about 20 ms).
 */
export type ActionDefinition = {
  path: `/api/${string}`;
  /** One sentence for the documentation of the call. */
  summary: string;
  files?: Readonly<Record<string, FileField>>;
  /** Every option has a default unless the caller must decide; form fields arrive as text, so numbers are `formNumber(...)`. */
  options: z.ZodObject;
  /** Refused with 403 and this sentence's text (code PRO_FEATURE) for everyone who is not Pro. Its title is 'Pro Feature'. */
  proOnly?: Sentence;
  /** How much of it is free. Counted once per finished job, given back when it fails. Pro is not counted against it. */
  allowance?: Allowance;
  /**
   * Meters that the run takes from on its way, by the name in their `allowance`: of this tool or another. An action that draws
   * on its own meter is not counted once per call: its run takes what it uses.
   */
  drawsOn?: readonly string[];
  /** Options that hold a text whose length depends on the plan; checked before the run, refused with 413. */
  texts?: Readonly<Record<string, TextField>>;
  /** Options of a typical call, for its documentation and the conformance tests; needed when the defaults alone are refused. */
  example?: Readonly<Record<string, string | number | boolean>>;
  /**
   * What the call answers. A field that holds a download link is `resultFile()`. When there is a field `success`, a refusal
   * says `success: false` and repeats its sentence as `error`.
   */
  result: z.ZodObject;
  /**
   * What the run may `emit` while it works: text so far, a preview that sharpens. Each takes the place of the one before, so it
   * is whole by itself; 64 KB of JSON at most. Only for work that runs as a job.
   */
  partial?: z.ZodType;
  /** The field of the result whose file is the answer itself, unless the caller asked for a job. */
  answersWith?: string;
  /** Runs actions without files on a worker, too. */
  asJob?: boolean;
  /** How long the work may take, in milliseconds, for this many input bytes; 2 minutes when left out. */
  deadlineMs?: (inputBytes: number) => number;
  /**
   * How long the work takes, in milliseconds, on a machine that does nothing else; guessed from the bytes when left out. Work
   * of less than a second goes in a lane of its own, where it never waits for longer work.
   */
  expectedMs?: (inputBytes: number, options: Record<string, unknown>) => number;
  /** How many files the page takes at once, each as a call of its own; so many calls of one user are taken before others end. */
  batch?: PerPlan<number>;
  /** Offers the action in the bulk processor, alone or in a chain. It must take one file and give one. */
  inBulk?: BulkUse;
  /**
   * For an action that does its work by running other tools' actions on its first file: which steps these options name, so
   * that what is metered of them is counted. The run does them with the capability `runStep`.
   */
  delegatesTo?: (options: Record<string, unknown>) => readonly Step[];
};

/** One step of work on one file. `operation` is a plain operation, or a tool and its action: 'pdf-splitter/split'. */
export type Step = { operation: string; options: Record<string, unknown> };

/** What can be asked for without naming a tool: which one does it depends on the file's type. */
export const plainOperations = ['compress', 'convert', 'resize'] as const;
export type PlainOperation = (typeof plainOperations)[number];

export type BulkUse = {
  /** What it does to files, for the list of operations: 'Split PDFs'. */
  name: string;
  /** The result field that holds the file it gives, or those that may: the first that does. `downloadUrl` when left out. */
  result?: string | readonly string[];
  /** The plain operations it does. */
  does?: readonly PlainUse[];
  /** Options of every step that does not name them: where many files are done unseen, the careful choice. */
  unlessAsked?: Readonly<Record<string, string | number | boolean>>;
  /** Options for who names none; needed where the action's own defaults ask for more. */
  defaults?: Readonly<Record<string, string | number | boolean>>;
  /** Options that mean nothing there and are not offered. */
  without?: readonly string[];
};

export type PlainUse = {
  operation: PlainOperation;
  /** The types it does that for; all that the action takes when left out. */
  from?: readonly FileType[];
  /** For 'convert': the format it makes, by its usual file name ending: 'jpg'. */
  to?: string;
  /** Options of the action that do it. */
  options?: Readonly<Record<string, string | number | boolean>>;
  /** Options for who names none. */
  defaults?: Readonly<Record<string, string | number | boolean>>;
};

export const defaultDeadlineMs = 2 * MINUTE_MS;

/** A sentence of the interface in two parts: a toast shows both, a call answers `text`. */
export type Sentence = { title: string; text: string };

/** The stretches of time an allowance is counted over; both begin at midnight UTC, a month on its first day. */
export const allowancePeriods = ['day', 'month'] as const;
export type AllowancePeriod = (typeof allowancePeriods)[number];

/** How much of an action is free. Everything said about it (429, tables, what is left) is made from these words. */
export type Allowance = {
  free: { max: number; per: AllowancePeriod };
  /** The name by which runs take from it (`drawsOn`), also other tools'. */
  meter?: string;
  /** What is counted, in both numbers: `{ one: 'scan', many: 'scans' }`, or an amount such as characters or pages. */
  unit: { one: string; many: string };
  /** The name of another action of the tool, when both are counted together. */
  countedAs?: string;
  /** Calls with the same file in this field are one use, up to `calls` of them in a period; one more is another use. */
  sameFile?: { field: string; calls: number };
  /** A use whose results are all deleted within a minute, before they were downloaded or used, is not counted (decision 0098). */
  freeIfDeletedSoon?: true;
};

/** A text option whose length is limited per plan. */
export type TextField = {
  /** What belongs here, for labels and documentation: 'Text to summarize'. */
  label: string;
  maxCharacters: PerPlan<number>;
  /** `who` begins the sentence: 'Free users' (`planUsers` in shared/plans.ts). */
  messages: { tooLong: (limit: { who: string; maxCharacters: number }) => Sentence };
};

/** A form field that takes one or several files. */
export type FileField = {
  /** What belongs here, for labels and documentation: 'Image'. */
  label: string;
  /** Types whose content is accepted. */
  accepts: readonly FileType[];
  /** Largest size of one file in bytes. */
  maxBytes: PerPlan<number>;
  /**
   * How many files, `min` at least 1: left out means exactly one, in a field of this name. `naming: 'repeated'` repeats the field's name,
   * `'numbered'` appends `_0`, `_1` and so on. In the limits that people read, `one` names one of them ('PDF or image') and
   * `together` what is counted ('Files merged into one PDF').
   */
  many?: {
    min: number;
    max: PerPlan<number>;
    /** `callBytes`, where as many files as may come, as large as they may be, would be more: for what people read. */
    maxTogether?: PerPlan<number>;
    naming: 'repeated' | 'numbered';
    one: string;
    together: string;
  };
  /** `who` begins the sentence: 'Free users' (`planUsers` in shared/plans.ts). */
  messages: {
    missing: Sentence;
    wrongType: Sentence;
    tooLarge: (limit: { who: string; maxBytes: number; fileName: string }) => Sentence;
    tooMany?: (limit: { who: string; max: number }) => Sentence;
  };
};

/** Checks the definition's shape without widening its type, so that options and results stay typed. */
export const defineTool = <const Definition extends ToolDefinition>(definition: Definition): Definition => definition;

declare const resultFileBrand: unique symbol;
/** The address of a file that an action made. A run returns `context.output(...)` in its place. */
export type ResultFileUrl = string & { readonly [resultFileBrand]: true };

/** A result field that holds a download link. */
export const resultFile = () =>
  z
    .custom<ResultFileUrl>((value) => typeof value === 'string')
    .meta({
      type: 'string',
      format: 'uri-reference',
      description: 'Download address; works for 24 hours. DELETE on it removes the file at once.',
    });

/** A number that may arrive as form text. Empty text and anything that is not a number are refused with `message`. */
export const formNumber = (message: string) =>
  z.preprocess(
    (value) => (typeof value === 'string' && value.trim() !== '' ? Number(value) : value),
    z.number({ error: message }),
  );

/** A yes or no that may arrive as form text ('true', 'false', 'on', '1', '0'). */
export const formBoolean = (message: string) =>
  z.preprocess(
    (value) => {
      if (value === 'true' || value === 'on' || value === '1') return true;
      if (value === 'false' || value === 'off' || value === '0') return false;
      return value;
    },
    z.boolean({ error: message }),
  );

/** A value that may arrive as JSON text. What is not JSON is left for `schema` to refuse. */
export const formJson = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => {
    if (typeof value !== 'string') return value;
    try {
      return JSON.parse(value);
    } catch {
      return value;
    }
  }, schema);

/** A text that may be left out; an empty form field is one that was not filled in. */
export const formOptional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

export type ActionOptions<Action extends ActionDefinition> = z.output<Action['options']>;
export type ActionResult<Action extends ActionDefinition> = z.output<Action['result']>;
export type ActionPartial<Action extends ActionDefinition> = Action extends { partial: z.ZodType }
  ? z.output<Action['partial']>
  : never;
