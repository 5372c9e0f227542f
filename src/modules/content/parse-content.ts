import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { ContentError } from './content-error.ts';

const fence = '---';

/**
 * Splits a file into its front matter, checked with the schema, and its Markdown.
 * @param file its path, for errors
 * @returns `firstLine` is the line of the file that the Markdown begins on
 * @throws ContentError that names file, line and field
 */
export function parseContent<FrontMatter>(
  schema: z.ZodType<FrontMatter>,
  file: string,
  source: string,
): { frontMatter: FrontMatter; markdown: string; firstLine: number } {
  const lines = source.replace(/^\uFEFF/, '').split(/\r?\n/);
  const end = lines.indexOf(fence, 1);
  if (lines[0] !== fence || end < 0) {
    throw new ContentError({ file, line: 1 }, `Must begin with front matter between two lines of '${fence}'.`);
  }
  const lineCounter = new LineCounter();
  const yaml = parseDocument(lines.slice(1, end).join('\n'), { lineCounter });
  // Below the first fence, so one more than the counter says.
  const lineAt = (offset: number | undefined) => 1 + (offset === undefined ? 1 : lineCounter.linePos(offset).line);
  const [broken] = yaml.errors;
  if (broken) {
    throw new ContentError({ file, line: lineAt(broken.pos[0]) }, broken.message.split('\n')[0] ?? broken.message);
  }
  const checked = schema.safeParse(yaml.toJS({ maxAliasCount: 0 }) ?? {});
  if (!checked.success) {
    const { issues } = checked.error;
    // A misspelled field is also missing under its right name.
    const unknown = issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []))[0];
    if (unknown !== undefined) {
      throw new ContentError(
        { file, line: lineAt(offsetOf(yaml.contents, unknown)), field: unknown },
        'There is no such field.',
      );
    }
    const { path = [], message = '' } = issues[0] ?? {};
    const isMissing = !yaml.hasIn(path.map(keyOf));
    const line = isMissing ? 1 : lineAt(offsetOf(yaml.contents, path[0]));
    throw new ContentError({ file, line, field: path.map(String).join('.') }, isMissing ? 'Is missing.' : message);
  }
  return { frontMatter: checked.data, markdown: lines.slice(end + 1).join('\n'), firstLine: end + 2 };
}

const keyOf = (key: PropertyKey) => (typeof key === 'number' ? key : String(key));

/** Where a field begins. */
function offsetOf(contents: unknown, field: PropertyKey | undefined): number | undefined {
  if (!isMap(contents)) return undefined;
  const pair = contents.items.find(({ key }) => isScalar(key) && key.value === field);
  return isScalar(pair?.key) ? pair.key.range?.[0] : undefined;
}
