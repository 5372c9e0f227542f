import type { RunCaller } from '../../../shared/run-caller.ts';
import { cutAtProtected, type Glossary, type Masked, protect, restore } from '../protect/protect.ts';
import type { Formality } from './translate-capabilities.ts';
import type { ServedDirection, TranslationService } from './translation-service.ts';

/** 'kept' is a text that lost a protected part in every attempt, and so stays as it was. */
type Translated = { text: string; state: 'translated' | 'kept' };

type Request = {
  service: TranslationService;
  direction: ServedDirection;
  texts: readonly string[];
  formality: Formality;
  glossary: Glossary;
  caller: RunCaller;
  signal: AbortSignal;
  progress: (fraction: number) => void;
};

const hasLetters = /\p{L}/u;

/**
 * Translates texts, each as often as it takes: with its numbers visible; with its numbers replaced, too; in pieces between its
 * protected parts. A text that lost something in all of these is kept as it was. Equal texts are translated once.
 */
export async function translateTexts(request: Request): Promise<Translated[]> {
  const { texts, signal, progress } = request;
  const results: Translated[] = [];
  const total = texts.reduce((sum, text) => sum + text.length, 0) || 1;
  let done = 0;
  const placesOf = Map.groupBy(texts.keys(), (index) => texts[index] ?? '');
  const finish = (text: string, result: Translated) => {
    for (const index of placesOf.get(text) ?? []) {
      results[index] = result;
      done += text.length;
    }
    progress(done / total);
  };

  let open = [...placesOf.keys()].filter((text) => {
    if (hasLetters.test(text)) return true;
    finish(text, { text, state: 'translated' });
    return false;
  });
  for (const attempt of [withNumbers, withoutNumbers, inPieces]) {
    const lost: string[] = [];
    for (const batch of inBatches(open, request.service.batchCharacters)) {
      signal.throwIfAborted();
      const translated = await attempt(batch, request);
      for (const [index, text] of batch.entries()) {
        const result = translated[index];
        if (result === undefined) lost.push(text);
        else finish(text, { text: result, state: 'translated' });
      }
    }
    open = lost;
  }
  for (const text of open) finish(text, { text, state: 'kept' });
  return results;
}

/** Undefined for each text that lost something. */
type Attempt = (texts: readonly string[], request: Request) => Promise<(string | undefined)[]>;

const withNumbers: Attempt = (texts, request) => masked(texts, request, false);
const withoutNumbers: Attempt = (texts, request) => masked(texts, request, true);

async function masked(
  texts: readonly string[],
  request: Request,
  hidesNumbers: boolean,
): Promise<(string | undefined)[]> {
  const each = texts.map((text) => protect(text, { glossary: request.glossary, hidesNumbers }));
  return translateMasked(each, request);
}

const inPieces: Attempt = async (texts, request) => {
  const pieces = texts.map((text) => cutAtProtected(text, request.glossary));
  const bare = pieces.flat().filter(({ text, isProtected }) => !isProtected && hasLetters.test(text));
  const translated = await translateMasked(
    bare.map(({ text }) => ({ text, slots: [], visible: [] })),
    request,
  );
  const answers = new Map(bare.map((piece, index) => [piece, translated[index]]));
  return pieces.map((ofText) => {
    const joined = ofText.map((piece) => (answers.has(piece) ? answers.get(piece) : piece.text));
    return joined.every((text) => text !== undefined) ? joined.join('') : undefined;
  });
};

async function translateMasked(each: readonly Masked[], request: Request): Promise<(string | undefined)[]> {
  const { service, direction, formality, caller, signal } = request;
  // Nothing but protected parts and punctuation: there is nothing to translate.
  const isOpen = ({ text }: Masked) => hasLetters.test(text);
  const open = each.filter(isOpen);
  const answers =
    open.length === 0
      ? []
      : await service.translate({
          direction,
          texts: open.map(({ text }) => text.trim()),
          formality,
          caller,
          signal,
        });
  const byText = new Map(open.map((one, index) => [one, answers[index] ?? '']));
  return each.map((one) => {
    const answer = byText.get(one);
    if (answer === undefined) return restore(one.text, one);
    const [, start = '', end = ''] = /^(\s*)[\s\S]*?(\s*)$/.exec(one.text) ?? [];
    const restored = restore(answer.trim(), one);
    return restored === undefined ? undefined : start + restored + end;
  });
}

/** Lists of texts with about so many characters together; a longer text is alone. */
function inBatches(texts: readonly string[], characters: number): string[][] {
  const batches: string[][] = [];
  let room = 0;
  for (const text of texts) {
    const last = batches.at(-1);
    if (last && text.length <= room) last.push(text);
    else batches.push([text]);
    room = (last && text.length <= room ? room : characters) - text.length;
  }
  return batches;
}
