import { z } from 'zod';
import { pdfPermissions } from './pdf-permissions.ts';

const text = z.string().nullable();

/** Facts about a PDF. For a file locked with a password only `bytes`, `version` and `locked` are meaningful. */
export const pdfFactsSchema = z.object({
  bytes: z.number().int(),
  /** As declared, such as '1.7'. */
  version: text,
  pages: z.number().int(),
  /** Distinct page sizes as displayed, in points (1/72 inch), the most common first. */
  pageSizes: z.array(z.object({ width: z.number(), height: z.number(), pages: z.number().int() })),
  /** 'password' needs one to open; 'owner' opens with restrictions; 'opened' was opened with a password. */
  locked: z.enum(['no', 'password', 'owner', 'opened']),
  /** Permissions that the owner denies. */
  forbidden: z.array(z.enum(pdfPermissions)),
  signatures: z.number().int(),
  /** Scanned pages among those examined: at most 50, spread over the file. */
  scan: z.object({
    pagesChecked: z.number().int(),
    /** An image without text: not searchable. */
    withoutText: z.number().int(),
    /** An image with a text layer. */
    withText: z.number().int(),
  }),
  /** The cross-reference table was damaged and rebuilt. */
  repaired: z.boolean(),
  /** Pages, from 1, that cannot be opened, among those examined. */
  damagedPages: z.array(z.number().int()),
  /** Fonts on the examined pages. Those not embedded look different on each machine. */
  fonts: z.array(z.object({ name: z.string(), embedded: z.boolean() })),
  /** Declared standards, such as 'PDF/A-2b' or 'PDF/UA-1', not verified. */
  standards: z.array(z.string()),
  /** Has structure tags (headings, paragraphs, tables), which screen readers need. */
  tagged: z.boolean(),
  language: text,
  form: z.enum(['none', 'fields', 'xfa']),
  outlineEntries: z.number().int(),
  attachments: z.array(z.string()),
  /** Contains JavaScript. */
  scripts: z.boolean(),
  /** Contains actions that start programs or open other files. */
  launches: z.boolean(),
  title: text,
  author: text,
  /** The program that wrote the file, and the one its author used. */
  producer: text,
  creator: text,
  /** ISO 8601. */
  created: text,
});

export type PdfFacts = z.output<typeof pdfFactsSchema>;

/** What would help with a PDF. `tool` is the slug of a tool, which not every instance has. */
export const pdfAdviceSchema = z.object({
  code: z.string(),
  /** 'warning' is a problem, 'hint' an improvement. */
  tone: z.enum(['warning', 'hint']),
  text: z.string(),
  tool: z.string().nullable(),
});
export type PdfAdvice = z.output<typeof pdfAdviceSchema>;
