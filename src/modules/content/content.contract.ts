import { z } from 'zod';

/*
 * Content is files: `content/<kind>/<slug>.md`, Markdown with front matter in YAML. A folder of the operator's own (CONTENT_DIR)
 * adds to them, or replaces the one of the same name; `draft: true` hides one.
 */

const line = (max: number) =>
  z.string('Must be a text.').trim().min(1, 'Must not be empty.').max(max, `Must have at most ${max} characters.`);

const day = z
  .string('Must be a day such as 2026-05-31.')
  .refine(
    (text) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)),
    'Must be a day such as 2026-05-31.',
  );

const slug = z.string().regex(/^[a-z0-9-]+$/, 'Must be the last part of an address, such as my-page.');

const common = {
  /** Comes with Satchel as an example, and names no real person. */
  sample: z.boolean('Must be true or false.').default(false),
  /** Not shown. */
  draft: z.boolean('Must be true or false.').default(false),
};

const postSchema = z.strictObject({
  ...common,
  title: line(90),
  /** For cards, search engines and feeds. */
  excerpt: line(200),
  date: day,
  author: line(60),
  category: line(30),
  /** First in the list. */
  featured: z.boolean('Must be true or false.').default(false),
  /** Tools that it is about, by slug. */
  tools: z.array(slug, 'Must be a list.').default([]),
});

const positionSchema = z.strictObject({
  ...common,
  title: line(90),
  department: line(60),
  location: line(60),
  type: z.enum(['Full-time', 'Part-time', 'Contract', 'Internship'], {
    error: 'Must be Full-time, Part-time, Contract or Internship.',
  }),
  description: line(300),
  requirements: z
    .array(line(200), 'Must be a list.')
    .min(1, 'Must not be empty.')
    .max(20, 'Must have at most 20 lines.'),
  /** Day it was published. */
  date: day,
});

const helpArticleSchema = z.strictObject({
  ...common,
  title: line(90),
  description: line(200),
  /** The tool it explains, by slug. */
  tool: slug.optional(),
  /** Lower comes first among those without a tool. */
  rank: z.number('Must be a number.').default(100),
});

const teamMemberSchema = z.strictObject({
  ...common,
  name: line(60),
  role: line(90),
  rank: z.number('Must be a number.').default(100),
});

const testimonialSchema = z.strictObject({
  ...common,
  name: line(60),
  role: line(90).optional(),
  rank: z.number('Must be a number.').default(100),
});

type FrontMatter = {
  blog: z.infer<typeof postSchema>;
  careers: z.infer<typeof positionSchema>;
  help: z.infer<typeof helpArticleSchema>;
  team: z.infer<typeof teamMemberSchema>;
  testimonials: z.infer<typeof testimonialSchema>;
};
export type ContentKind = keyof FrontMatter;

/** The front matter of each kind, by its folder. */
export const contentSchemas: { [Kind in ContentKind]: z.ZodType<FrontMatter[Kind]> } = {
  blog: postSchema,
  careers: positionSchema,
  help: helpArticleSchema,
  team: teamMemberSchema,
  testimonials: testimonialSchema,
};

/** One file of content: its front matter, and its text. */
export type ContentFile<Kind extends ContentKind> = FrontMatter[Kind] & {
  /** File name without '.md', and last part of its address. */
  slug: string;
  markdown: string;
  html: string;
  /** Second-level headings, which have an id. */
  headings: { id: string; text: string }[];
  /** At 200 words a minute, rounded up. */
  readingMinutes: number;
};

export type Content = { [Kind in ContentKind]: ContentFile<Kind>[] };

export type Post = ContentFile<'blog'>;
export type Position = ContentFile<'careers'>;
