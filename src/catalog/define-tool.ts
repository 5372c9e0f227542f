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
  /** Name on cards and menus: 'Image Compressor'. */
  name: string;
  /** The result in up to 30 characters without a full stop, for menus: 'Several PDFs become one'. */
  tagline: string;
  /** One sentence for the card. */
  summary: string;
  /** Page title (up to about 60 characters) and description (up to about 160) for search engines. */
  title: string;
  description: string;
  /** Search terms besides the name. */
  keywords: readonly string[];
  category: ToolCategory;
  /** A Lucide icon in kebab case: 'file-image'. */
  icon: string;
  /** The badge on cards. Actual limits per plan are in each action. */
  badge: Plan;
  /** PDF problems it solves; PDF pages then recommend it. */
  helpsWith?: readonly PdfRemedy[];
  /** Order among all tools, by popularity: lower comes first; last by default. */
  rank?: number;
  /** Short steps, shown below the tool, on the help page and as structured data. */
  steps: readonly string[];
  faq?: readonly Question[];
  /** Questions about plans: shown only on sites that have plans. */
  planFaq?: readonly Question[];
  /** What people do with a file here, offered for dropped files and for results. */
  uses?: readonly FileUse[];
  /**
   * What lies on its page belongs to the tool, not to one entry of the browser's history: it is there again whenever the tool is
   * opened that day.
   */
  isOneDesk?: true;
  /** Its work is done in the page: after one visit of the site it is there without a network, too. */
  worksOffline?: true;
  actions: Readonly<Record<string, ActionDefinition>>;
};

type Question = { question: string; answer: string };

/**
 * A use of a tool for certain files. The first that fits the files counts; tools without one are offered by name, after the
 * others.
 */
export type FileUse = {
  /** Button label of one to three words: 'Make smaller'. */
  verb: string;
  /** File types it applies to; all that the tool accepts by default. */
  from?: readonly FileType[];
  /** Only for several files at once. */
  several?: true;
  /** The type it makes of them: tools that take that type but not theirs offer it as a first step. */
  makes?: FileType;
  /** How many of a hundred people with such files want this; sorts the offers. Our estimate. */
  wantedBy: number;
};

/**
 * One thing a tool does, called with `POST path`.
 * With `files` it takes multipart form data, or JSON with the ids of stored files, and runs as a job on a worker. Without
 * files it takes JSON and, unless `asJob` is set, answers at once in the web process (work under about 20 ms).
 */
export type ActionDefinition = {
  path: `/api/${string}`;
  /** One sentence for the API documentation. */
  summary: string;
  files?: Readonly<Record<string, FileField>>;
  /** Every option has a default unless the caller must decide. Form fields arrive as text, so numbers are `formNumber(...)`. */
  options: z.ZodObject;
  /** Everyone without Pro is refused with 403 PRO_FEATURE and this text. Its title is 'Pro Feature'. */
  proOnly?: Sentence;
  /** The free allowance. Counted once per finished job; failed jobs do not count, and neither does Pro. */
  allowance?: Allowance;
  /**
   * Meters that the run draws on, by the `allowance` name of this or another tool. An action that draws on its own meter is
   * not also counted once per call.
   */
  drawsOn?: readonly string[];
  /** Text options with a length limit per plan; checked before the run, refused with 413. */
  texts?: Readonly<Record<string, TextField>>;
  /** Options of a typical call, for documentation and conformance tests; needed when the defaults alone are refused. */
  example?: Readonly<Record<string, string | number | boolean>>;
  /**
   * The call's answer. Fields with a download link are `resultFile()`. With a field `success`, refusals set it to false and
   * repeat their sentence as `error`.
   */
  result: z.ZodObject;
  /**
   * What the run may `emit`: text so far, or a preview that sharpens. Each replaces the previous one, with 64 KB of JSON at
   * most. Only for jobs.
   */
  partial?: z.ZodType;
  /** The result field whose file is the response itself, unless the caller asked for a job. */
  answersWith?: string;
  /** Keeps the call's uploads for 24 hours, so that later calls can name them by the ids its result tells. */
  keepsUploads?: true;
  /**
   * It only stores something that stays the caller's, such as a short link: it takes no turn among calls that compute, and the run
   * knows the maker, so a visitor without our cookie gets one.
   */
  keepsForMaker?: true;
  /** Runs an action without files on a worker, too. */
  asJob?: boolean;
  /** Timeout in milliseconds, by input bytes; 2 minutes by default. */
  deadlineMs?: (inputBytes: number) => number;
  /**
   * Expected duration in milliseconds on an idle machine; estimated from the bytes by default. Work under a second has its
   * own lane, where it never waits for longer work.
   */
  expectedMs?: (inputBytes: number, options: Record<string, unknown>) => number;
  /**
   * How many files the page sends at once, each as its own call; also the number of a user's calls accepted before others
   * finish.
   */
  batch?: PerPlan<number>;
  /** Offers the action in the bulk processor, alone or in a chain. It must take and return one file. */
  inBulk?: BulkUse;
  /**
   * For an action that runs other tools' actions on its first file (`runStep`): the steps these options name, so that their
   * allowances are counted.
   */
  delegatesTo?: (options: Record<string, unknown>) => readonly Step[];
};

/** A step on one file. `operation` is a plain operation, or a tool's action: 'pdf-splitter/split'. */
export type Step = { operation: string; options: Record<string, unknown> };

/** Operations without a named tool: the file's type decides which one runs. */
export const plainOperations = ['compress', 'convert', 'resize'] as const;
export type PlainOperation = (typeof plainOperations)[number];

export type BulkUse = {
  /** Its name in the list of operations: 'Split PDFs'. */
  name: string;
  /** The result field with the file, or several, of which the first with a value counts; `downloadUrl` by default. */
  result?: string | readonly string[];
  /** The plain operations it implements. */
  does?: readonly PlainUse[];
  /** Options of every step that does not set them: cautious choices for files that nobody reviews one by one. */
  unlessSet?: Readonly<Record<string, string | number | boolean>>;
  /** Options when a step sets none, if the action's own defaults are not enough. */
  defaults?: Readonly<Record<string, string | number | boolean>>;
  /** Options that make no sense in bulk and are not offered. */
  without?: readonly string[];
};

export type PlainUse = {
  operation: PlainOperation;
  /** File types it applies to; all that the action accepts by default. */
  from?: readonly FileType[];
  /** For 'convert': the target format by its usual extension: 'jpg'. */
  to?: string;
  /** Options that make the action do this. */
  options?: Readonly<Record<string, string | number | boolean>>;
  /** Options when a step sets none. */
  defaults?: Readonly<Record<string, string | number | boolean>>;
};

export const defaultDeadlineMs = 2 * MINUTE_MS;

/** A message in two parts: toasts show both, calls answer `text`. */
export type Sentence = { title: string; text: string };

/** Periods of allowances; both begin at midnight UTC, a month on its first day. */
export const allowancePeriods = ['day', 'month'] as const;
export type AllowancePeriod = (typeof allowancePeriods)[number];

/** The free allowance of an action. All messages about it (429, tables, what is left) are derived from this. */
export type Allowance = {
  free: { max: number; per: AllowancePeriod };
  /** The name that runs draw on (`drawsOn`), also from other tools. */
  meter?: string;
  /** What is counted: `{ one: 'scan', many: 'scans' }`, or an amount such as characters or pages. */
  unit: { one: string; many: string };
  /** Another action of the tool, to count both together. */
  countedAs?: string;
  /** Calls with the same file in this field are one use, up to `calls` of them per period. */
  sameFile?: { field: string; calls: number };
  /** A use whose results are all deleted within a minute, before they were downloaded or used, is not counted (decision 0098). */
  freeIfDeletedSoon?: true;
};

/** A text option with a length limit per plan. */
export type TextField = {
  /** Label in the page and the documentation: 'Text to summarize'. */
  label: string;
  maxCharacters: PerPlan<number>;
  /** `who` begins the sentence: 'Free users' (`planUsers` in shared/plans.ts). */
  messages: { tooLong: (limit: { who: string; maxCharacters: number }) => Sentence };
};

/** A form field that takes one or several files. */
export type FileField = {
  /** Label in the page and the documentation: 'Image'. */
  label: string;
  /** Accepted types, by content. */
  accepts: readonly FileType[];
  /** Maximum size per file in bytes. */
  maxBytes: PerPlan<number>;
  /**
   * The number of files, exactly one by default; `min: 0` makes them optional. `naming: 'repeated'` repeats the field's name,
   * `'numbered'` appends `_0`, `_1` and so on. In displayed limits, `one` is the noun for one file ('PDF or image') and
   * `together` describes the total ('Files merged into one PDF').
   */
  many?: {
    min: number;
    max: PerPlan<number>;
    /** Displayed total limit: `callBytes` where the maximum number of files of maximum size would exceed it. */
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

/** Checks the definition without widening its type, so that options and results stay typed. */
export const defineTool = <const Definition extends ToolDefinition>(definition: Definition): Definition => definition;

declare const resultFileBrand: unique symbol;
/** The link to a result file. Runs return `context.output(...)` instead. */
export type ResultFileUrl = string & { readonly [resultFileBrand]: true };

/** A result field with a download link. */
export const resultFile = () =>
  z
    .custom<ResultFileUrl>((value) => typeof value === 'string')
    .meta({
      type: 'string',
      format: 'uri-reference',
      description: 'Download address; works for 24 hours. DELETE on it removes the file at once.',
    });

/** A number that may be form text. Empty and non-numeric text is refused with `message`. */
export const formNumber = (message: string) =>
  z.preprocess(
    (value) => (typeof value === 'string' && value.trim() !== '' ? Number(value) : value),
    z.number({ error: message }),
  );

/** A boolean that may be form text ('true', 'false', 'on', '1', '0'). */
export const formBoolean = (message: string) =>
  z.preprocess(
    (value) => {
      if (value === 'true' || value === 'on' || value === '1') return true;
      if (value === 'false' || value === 'off' || value === '0') return false;
      return value;
    },
    z.boolean({ error: message }),
  );

/** A value that may be JSON text. Invalid JSON is left for `schema` to refuse. */
export const formJson = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => {
    if (typeof value !== 'string') return value;
    try {
      return JSON.parse(value);
    } catch {
      return value;
    }
  }, schema);

/** An optional text; empty form fields count as missing. */
export const formOptional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

export type ActionOptions<Action extends ActionDefinition> = z.output<Action['options']>;
export type ActionResult<Action extends ActionDefinition> = z.output<Action['result']>;
export type ActionPartial<Action extends ActionDefinition> = Action extends { partial: z.ZodType }
  ? z.output<Action['partial']>
  : never;
