import { createHash } from 'node:crypto';
import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Language } from '../../src/shared/language/languages.ts';
import type { Message } from '../../src/shared/language/messages.index.ts';
import { markOf } from './language-plugin.ts';

/** A message as it is said in a language. */
type Say = (message: Message) => string;

const mark = /@t\((language|[0-9a-f]{12})\)@/g;
/** Names of built files, where scripts and lists of files name them. */
const reference = /(\.\/|\/?assets\/)([\w.-]+\.js)\b/g;

/**
 * Puts a language into the built code: the English messages into the files themselves, those of another language into copies,
 * in a folder of its own below `assets`. Files without messages, which load no others with messages, have no copies.
 *
 * @param folder what the router built: `client` and `server`
 * @param messages all messages of the interface, in English
 */
export function createLocalizer(folder: string, messages: readonly Message[]) {
  const assets = join(folder, 'client/assets');
  const byMark = new Map(messages.map((message) => [markOf(message), message]));
  const scripts = new Map(
    globSync('*.js', { cwd: assets }).map((name) => [name, readFileSync(join(assets, name), 'utf8')]),
  );
  const localized = withMessages(scripts);
  const servers = globSync('**/*.js', { cwd: join(folder, 'server') });

  const translate = (code: string, language: Language, say: Say): string =>
    code.replaceAll(mark, (found, id: string) => {
      if (id === 'language') return language;
      const message = byMark.get(found);
      if (message === undefined) throw new Error(`The built code has a message that is not in the index: ${found}`);
      return escapeForScript(say(message));
    });

  /** English, in place. Call it last: the other languages are made from the same files. */
  function writeEnglish(): void {
    for (const [name, code] of scripts)
      writeFileSync(
        join(assets, name),
        translate(code, 'en', (message) => message),
      );
    rewriteServer(join(folder, 'server'), (code) => translate(code, 'en', (message) => message));
  }

  /** Writes the copies of another language. @returns the folder of its server, and the address of each file's own copy */
  function writeLanguage(language: Language, say: Say): { server: string; fileIn: (file: string) => string } {
    const said = createHash('sha256');
    for (const message of messages) said.update(`${say(message)}\0`);
    // Hashed, since the files are cached for good: their own names say nothing of the translation.
    const place = `${language}-${said.digest('hex').slice(0, 8)}`;
    mkdirSync(join(assets, place), { recursive: true });
    const point = (code: string, isInside: boolean) =>
      code.replaceAll(reference, (found, way: string, name: string) => {
        if (!scripts.has(name)) return found;
        if (way !== './') return localized.has(name) ? `${way}${place}/${name}` : found;
        return isInside && !localized.has(name) ? `../${name}` : found;
      });
    for (const name of localized) {
      writeFileSync(join(assets, place, name), point(translate(scripts.get(name) ?? '', language, say), true));
    }
    const server = join(folder, `server-${language}`);
    cpSync(join(folder, 'server'), server, { recursive: true });
    rewriteServer(server, (code) => point(translate(code, language, say), false));
    return { server, fileIn: (file) => point(file, false) };
  }

  function rewriteServer(target: string, rewrite: (code: string) => string): void {
    for (const name of servers) {
      const file = join(target, name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, rewrite(readFileSync(join(folder, 'server', name), 'utf8')));
    }
  }

  return { writeEnglish, writeLanguage };
}

/** The scripts with messages, and those that load any of them. */
function withMessages(scripts: ReadonlyMap<string, string>): Set<string> {
  const loads = new Map(
    [...scripts].map(([name, code]) => [name, [...code.matchAll(reference)].map(([, , loaded]) => `${loaded}`)]),
  );
  const found = new Set([...scripts].flatMap(([name, code]) => (code.match(mark) ? name : [])));
  for (let before = -1; before !== found.size; ) {
    before = found.size;
    for (const [name, loaded] of loads) if (loaded.some((each) => found.has(each))) found.add(name);
  }
  return found;
}

/** Whatever the quotes around it are. */
const escapeForScript = (text: string): string =>
  JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(/['`]|\$(?=\{)/g, (character) => `\\${character}`);
