import { t } from '../../shared/language/translate.ts';
import { listWords } from '../../shared/list-words.ts';
import { formatBytes } from '../../shared/units.ts';

/** The facts about a compressed PDF that notes are written about. */
export type CompressionFacts = {
  bytes: number;
  unchanged: boolean;
  targetMet: boolean;
  gentlerPages: readonly number[];
  coloredPages: readonly number[];
  wasEncrypted: boolean;
  repaired: boolean;
  wasSigned: boolean;
  wasPdfA: boolean;
  dropped: readonly ('script' | 'launch')[];
  brokenImages: number;
};

export type RequestedCompression = { targetBytes?: number | undefined; grayscale: boolean; metadata: 'keep' | 'strip' };

/** Notes on the result, the most important first. */
export function describeCompression(facts: CompressionFacts, requested: RequestedCompression): string[] {
  const { targetBytes } = requested;
  const sentences: string[] = [];
  if (targetBytes !== undefined && !facts.targetMet)
    sentences.push(
      t(
        '{targetBytes} cannot be reached without pages becoming hard to read: {bytes} is the smallest result that stays clear.',
        { targetBytes: formatBytes(targetBytes), bytes: formatBytes(facts.bytes) },
      ),
    );
  if (facts.unchanged) return [...sentences, ...describeUnchanged(facts, requested)];
  if (facts.wasSigned) sentences.push(t('The digital signature is not valid for this copy. Keep the signed original.'));
  if (facts.wasEncrypted) sentences.push(t('The original was locked or protected; this copy is not.'));
  if (facts.repaired)
    sentences.push(t('The original was damaged. This copy has what could be recovered: please check it.'));
  if (facts.brokenImages > 0)
    sentences.push(
      t(
        '{count, plural, one {An image of the original cannot be shown by any program, and stayed as it is.} other {# images of the original cannot be shown by any program, and stayed as they are.}}',
        { count: facts.brokenImages },
      ),
    );
  if (facts.gentlerPages.length > 0)
    sentences.push(
      t(
        '{count, plural, one {Page {pages} would have looked different, and was compressed more gently.} other {Pages {pages} would have looked different, and were compressed more gently.}}',
        { count: facts.gentlerPages.length, pages: listPages(facts.gentlerPages) },
      ),
    );
  if (facts.coloredPages.length > 0)
    sentences.push(
      t(
        '{count, plural, one {Page {pages} still has some colour: gradients and spot colours cannot be turned gray here.} other {Pages {pages} still have some colour: gradients and spot colours cannot be turned gray here.}}',
        { count: facts.coloredPages.length, pages: listPages(facts.coloredPages) },
      ),
    );
  if (facts.dropped.length > 0) sentences.push(describeDropped(facts.dropped));
  if (facts.wasPdfA)
    sentences.push(t('The original is marked as PDF/A, for archives. Check the copy before you archive it.'));
  return sentences;
}

function describeUnchanged({ repaired }: CompressionFacts, { grayscale, metadata }: RequestedCompression): string[] {
  const sentences = [t('This file cannot be made smaller at this level: you get your original back, unchanged.')];
  if (repaired) sentences.push(t('It is damaged: to have it repaired, merge it alone with the PDF Merger.'));
  if (metadata === 'strip') sentences.push(t('Its metadata is still in it.'));
  if (grayscale) sentences.push(t('Its colours are still in it.'));
  return sentences;
}

function describeDropped(dropped: readonly ('script' | 'launch')[]): string {
  if (!dropped.includes('launch')) return t('For safety, JavaScript in the original was left out.');
  return dropped.includes('script')
    ? t('For safety, JavaScript and commands that start programs in the original were left out.')
    : t('For safety, commands that start programs in the original were left out.');
}

const namedPages = 5;

/** `'3'`, `'1, 2, and 7'`, `'1, 2, 3, 4, 5, and 12 more'`. */
function listPages(pages: readonly number[]): string {
  const named = pages.slice(0, namedPages).map(String);
  const more = pages.length - named.length;
  return listWords(more > 0 ? [...named, t('{count} more', { count: more })] : named);
}
