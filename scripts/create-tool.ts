/**
 * `npm run create-tool crop-pdf` makes src/tools/crop-pdf with a tool that works as it is: a definition, a run, a page, a test
 * and a fixture. Fill them with yours; nothing else has to be edited.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { packages, root } from './setup/paths.mjs';

const templates = join(root, 'scripts/tool-template');
const templateEnding = '.template';
const slugPattern = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
// The longest name that menus show.
const maxNameLength = 32;

/** Why this cannot be the name of a new tool, as a sentence; undefined when it can. */
function objectionTo(slug: string): string | undefined {
  if (!slugPattern.test(slug)) {
    return 'Name the tool in small letters, digits and single dashes, as in: npm run create-tool crop-pdf';
  }
  if (slug.length > maxNameLength) return `A tool's name has at most ${maxNameLength} characters.`;
  if (existsSync(join(root, 'src/tools', slug))) return `There is a tool ${slug} already.`;
  return undefined;
}

/** Writes the tool's folder. Returns the paths of its files, relative to the project. */
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
    const target = join('src/tools', slug, rename(file).replace(templateEnding, ''));
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
  const [slug = ''] = process.argv.slice(2);
  const objection = objectionTo(slug);
  if (objection) {
    console.error(objection);
    process.exit(1);
  }
  const files = createTool(slug);
  // How lines break depends on how long the name is.
  runInProject(join(packages, '.bin/biome'), 'check', '--write', `src/tools/${slug}`);
  runInProject(process.execPath, 'scripts/index-tools.ts');
  console.log(`\nCreated:\n${files.map((file) => `  ${file}`).join('\n')}`);
  console.log('The tool works already: see it with `npm run dev`, then make it yours. `npm run check` looks it over.');
}

function runInProject(command: string, ...args: string[]): void {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}
