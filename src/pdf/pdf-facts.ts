import { z } from 'zod';
import { pdfPermissions } from './pdf-permissions.ts';

const text = z.string().nullable();

/** What a PDF is. For a file that is locked with a password only `bytes`, `version` and `locked` say something. */
export const pdfFactsSchema = z.object({
  bytes: z.number().int(),
  /** As the file says, such as '1.7'. */
  version: text,
  pages: z.number().int(),
  /** Different sizes of pages as they are shown, in points (1/72 inch), the commonest first. */
  pageSizes: z.array(z.object({ width: z.number(), height: z.number(), pages: z.number().int() })),
  /** 'password' needs one to open; 'owner' opens, and restricts what may be done; 'opened' was opened with a password. */
  locked: z.enum(['no', 'password', 'owner', 'opened']),
  /** What the owner forbids. */
  forbidden: z.array(z.enum(pdfPermissions)),
  signatures: z.number().int(),
  /** Pages that are one image, among those looked at: at most 50, spread over the file. */
  scan: z.object({
    pagesChecked: z.number().int(),
    /** One image and no text: nothing can be searched or copied. */
    withoutText: z.number().int(),
    /** One image with text behind it. */
    withText: z.number().int(),
  }),
  /** The table of what is where was damaged and has been built anew. */
  repaired: z.boolean(),
  /** Pages, counted from 1, that cannot be opened, among those looked at. */
  damagedPages: z.array(z.number().int()),
  /** Fonts on the pages looked at. One that is not embedded looks different on each machine. */
  fonts: z.array(z.object({ name: z.string(), embedded: z.boolean() })),
  /** What the file says to follow, such as 'PDF/A-2b' or 'PDF/UA-1'. Nobody has checked it. */
  standards: z.array(z.string()),
  /** Says what is a heading, a paragraph, a table: screen readers need it. */
  tagged: z.boolean(),
  language: text,
  form: z.enum(['none', 'fields', 'xfa']),
  outlineEntries: z.number().int(),
  attachments: z.array(z.string()),
  /** Programs inside the file. */
  scripts: z.boolean(),
  /** Something inside starts programs or opens other files. */
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

/** What would help with a PDF. `tool` is the slug of the tool for it; not every instance has every tool. */
export const pdfAdviceSchema = z.object({
  code: z.string(),
  /** 'warning' is about what goes wrong; 'hint' about what would be better. */
  tone: z.enum(['warning', 'hint']),
  text: z.string(),
  tool: z.string().nullable(),
});
export type PdfAdvice = z.output<typeof pdfAdviceSchema>;
