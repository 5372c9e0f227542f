/**
 * `npm run create-tool crop-pdf` makes src/tools/crop-pdf with a working tool (a definition, a run, a page, a test and a
 * fixture), with its help article, and builds the site with it. Replace their content with yours; nothing else needs editing. It needs only the
 * packages of `npm start`: the templates are formatted for names of every length, so that no formatter has to run.
 */
import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeIndexes } from './index-tools.ts';
import { root } from './setup/paths.mjs';
import { buildSiteIfChanged } from './setup/site.ts';

const templates = join(root, 'scripts/tool-template');
const templateEnding = '.template';
const helpTemplate = 'tool-name.help.md.template';
const slugPattern = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
// The longest name that fits the menus.
const maxNameLength = 32;

/** Why this is not a valid name for a new tool; undefined when it is. */
function objectionTo(slug: string): string | undefined {
  if (!slugPattern.test(slug)) {
    return 'Name the tool in lower-case letters, digits and single dashes, as in: npm run create-tool crop-pdf';
  }
  if (slug.length > maxNameLength) return `A tool's name has at most ${maxNameLength} characters.`;
  if (existsSync(join(root, 'src/tools', slug))) return `There is a tool ${slug} already.`;
  return undefined;
}

/** Writes the tool's folder and its help article. Returns the paths of the files, relative to the project. */
function createTool(slug: string): string[] {
  const words = slug.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const pascalCase = words.join('');
  const names: Record<string, string> = {
    'tool-name': slug,
    toolName: pascalCase.charAt(0).toLowerCase() + pascalCase.slice(1),
    ToolName: pascalCase,
    'Tool Name': words.join(' '),
  };
  const rename = (text: string) =>
    text.replaceAll(/tool-name|toolName|ToolName|Tool Name/g, (name) => names[name] ?? name);

  return globSync('**/*.*', { cwd: templates }).map((file) => {
    const target =
      file === helpTemplate
        ? join('content/help', `${slug}.md`)
        : join('src/tools', slug, rename(file).replace(templateEnding, ''));
    mkdirSync(dirname(join(root, target)), { recursive: true });
    if (file.endsWith(templateEnding)) {
      writeFileSync(join(root, target), rename(readFileSync(join(templates, file), 'utf8')));
    } else {
      copyFileSync(join(templates, file), join(root, target));
    }
    return target;
  });
}

if (import.meta.main) {
  const slugs = process.argv.slice(2);
  const objection = slugs.length === 0 ? objectionTo('') : slugs.map(objectionTo).find((sentence) => sentence);
  if (objection) {
    console.error(objection);
    process.exit(1);
  }
  const files = slugs.flatMap(createTool);
  console.log(`Created:\n${files.map((file) => `  ${file}`).join('\n')}`);
  await writeIndexes();
  if (!buildSiteIfChanged()) process.exit(1);
  console.log(`\nIt works already: \`npm start\` shows it at /tools/${slugs[0]}. Restart it if it is running.`);
  console.log('`npm run dev` applies your changes as you make them, `npm test` checks everything.');
}
