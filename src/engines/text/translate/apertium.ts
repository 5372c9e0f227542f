import { access, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findCommand } from '../../../platform/processes/find-command.ts';
import type { RunCommand } from '../../../platform/processes/run-command.ts';
import type { Language } from '../../../shared/translation/languages.ts';
import { MB, MINUTE_MS } from '../../../shared/units.ts';
import { markOpens, placeholder, placeholders } from '../protect/protect.ts';
import type { Direction } from './translate-capabilities.ts';
import type { ServedDirection, TranslationService } from './translation-service.ts';

/** Apertium's modes between two of our languages. */
const modes: readonly (Direction & { mode: string })[] = [
  { source: 'en', target: 'es', mode: 'eng-spa' },
  { source: 'es', target: 'en', mode: 'spa-eng' },
  { source: 'es', target: 'fr', mode: 'es-fr' },
  { source: 'fr', target: 'es', mode: 'fr-es' },
  { source: 'es', target: 'pt', mode: 'es-pt' },
  { source: 'pt', target: 'es', mode: 'pt-es' },
  { source: 'es', target: 'it', mode: 'spa-ita' },
  { source: 'it', target: 'es', mode: 'ita-spa' },
  { source: 'sv', target: 'da', mode: 'swe-dan' },
  { source: 'da', target: 'sv', mode: 'dan-swe' },
];

export const modeFile = (mode: string): string => `/usr/share/apertium/modes/${mode}.mode`;

const timeoutMs = 2 * MINUTE_MS;
const limits = { memoryMb: 1024, cpuSeconds: 120, fileMb: 64, openFiles: 256 };
/** Its programs need a UTF-8 locale, which Debian always has. */
const env = { LC_ALL: 'C.UTF-8', LANG: 'C.UTF-8' };

/**
 * Apertium as a separate, confined program: rules and dictionaries, a draft. Languages without a mode of their own go through
 * a third one.
 */
export function createApertium(params: { runCommand: RunCommand; temporaryDirectory: string }): TranslationService {
  const { runCommand, temporaryDirectory } = params;
  let known: Promise<readonly ServedDirection[]> | undefined;
  const directions = () => {
    known ??= findDirections();
    return known;
  };

  const runMode = async (mode: string, texts: readonly string[], signal: AbortSignal): Promise<string[]> => {
    const folder = await mkdtemp(join(temporaryDirectory, 'apertium-'));
    try {
      // Not its standard input: it opens that by name, which fails for Node's, a socket.
      const file = join(folder, 'text');
      await writeFile(file, texts.map((text) => `${text}${textEnd}\0`).join(''));
      const { stdout } = await runCommand({
        command: 'apertium',
        // '-z': a NUL ends each text, so that no rule reaches across; '-u': no stars before unknown words.
        args: ['-z', '-u', '-f', 'none', mode, file],
        readOnly: [folder],
        maxOutputBytes: 16 * MB,
        ...{ env, signal, timeoutMs, limits },
      });
      const answers = stdout.split('\0');
      if (answers.length < texts.length)
        throw new Error(`Apertium answered ${answers.length} of ${texts.length} texts`);
      // A text without its end was cut, and counts as lost.
      return answers
        .slice(0, texts.length)
        .map((answer) => (answer.endsWith(textEnd) ? answer.slice(0, -textEnd.length) : ''));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };

  return {
    batchCharacters: 20_000,
    directions,
    describe: async () =>
      (await directions()).length === 0
        ? undefined
        : { name: 'Apertium', host: null, place: 'server', isDraft: true, formalities: [] },
    translate: async ({ direction, texts, signal }) => {
      const { source, target, via } = direction;
      const legs =
        via === undefined
          ? [[source, target]]
          : [
              [source, via],
              [via, target],
            ];
      let stream = texts.map(toStream);
      for (const [from, to] of legs) {
        const leg = modes.find((each) => each.source === from && each.target === to);
        if (!leg) throw new Error(`Apertium has no mode from ${from} to ${to}`);
        stream = await runMode(leg.mode, stream, signal);
      }
      return stream.map((answer, index) => withoutGaps(fromStream(answer), texts[index] ?? ''));
    },
  };
}

async function findDirections(): Promise<readonly ServedDirection[]> {
  if ((await findCommand('apertium')) === undefined) return [];
  const installed = await Promise.all(
    modes.map((each) =>
      access(modeFile(each.mode)).then(
        () => [each],
        () => [],
      ),
    ),
  );
  const direct = installed.flat().map(({ source, target }) => ({ source, target }));
  return [...direct, ...throughAThird(direct)];
}

/** `en → es` and `es → fr` make `en → fr` through `es`. */
function throughAThird(direct: readonly Direction[]): ServedDirection[] {
  const has = (source: Language, target: Language) =>
    direct.some((each) => each.source === source && each.target === target);
  return direct.flatMap(({ source, target: via }) =>
    direct
      .filter((second) => second.source === via && second.target !== source && !has(source, second.target))
      .map(({ target }) => ({ source, target, via })),
  );
}

/** Left-out pronouns leave two spaces behind. */
const withoutGaps = (translated: string, text: string): string =>
  text.includes('  ') ? translated : translated.replace(/ {2,}/g, ' ').replace(/^ /, text.startsWith(' ') ? ' ' : '');

/** Without something after it, the last full stop of a text is dropped. */
const textEnd = '[#]';

/** Placeholders of words become words that no dictionary has, written in letters; Apertium leaves those alone. */
const wordFor = (index: number): string =>
  `qzx${[...index.toString(26)].map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 26))).join('')}xzq`;
const unknownWord = /qzx([a-z]+?)xzq/gi;
const indexOf = (letters: string): number =>
  [...letters.toLowerCase()].reduce((index, letter) => index * 26 + letter.charCodeAt(0) - 97, 0);

/**
 * Apertium's stream format: what is in brackets passes through all stages as it is, like a space. That is how marks pass, and
 * the format's own characters: escaped, some modes still stop at them.
 */
function toStream(text: string): string {
  return text
    .replaceAll('\0', ' ')
    .replace(/\r?\n|[\\^$@/<>{}[\]~*#|]/g, (reserved) => `[#u${[...reserved].map(codeOf).join('-')}#]`)
    .replace(placeholders, (_all, kind, index) => (kind === markOpens ? `[#m${index}#]` : wordFor(Number(index))));
}

function fromStream(stream: string): string {
  return stream
    .replace(/\\(.)/gs, '$1')
    .replace(/\[#m(\d+)#\]/g, (_all, index) => placeholder(Number(index), true))
    .replace(unknownWord, (_all, letters) => placeholder(indexOf(letters), false))
    .replace(/\[#u([\d-]+)#\]/g, (_all, codes) => String.fromCodePoint(...codes.split('-').map(Number)));
}

const codeOf = (character: string): number => character.codePointAt(0) ?? 0;
