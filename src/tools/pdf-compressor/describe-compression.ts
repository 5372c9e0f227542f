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
      `${formatBytes(targetBytes)} cannot be reached without pages becoming hard to read: ${formatBytes(facts.bytes)} is the smallest result that stays clear.`,
    );
  if (facts.unchanged) return [...sentences, ...describeUnchanged(facts, requested)];
  if (facts.wasSigned) sentences.push('The digital signature is not valid for this copy. Keep the signed original.');
  if (facts.wasEncrypted) sentences.push('The original was locked or protected; this copy is not.');
  if (facts.repaired)
    sentences.push('The original was damaged. This copy has what could be recovered: please check it.');
  if (facts.brokenImages > 0)
    sentences.push(
      `${facts.brokenImages === 1 ? 'An image' : `${facts.brokenImages} images`} of the original cannot be shown by any program, and stayed as ${facts.brokenImages === 1 ? 'it is' : 'they are'}.`,
    );
  if (facts.gentlerPages.length > 0)
    sentences.push(
      `${namePages(facts.gentlerPages)} would have looked different, and ${facts.gentlerPages.length === 1 ? 'was' : 'were'} compressed more gently.`,
    );
  if (facts.coloredPages.length > 0)
    sentences.push(
      `${namePages(facts.coloredPages)} still ${facts.coloredPages.length === 1 ? 'has' : 'have'} some colour: gradients and spot colours cannot be turned gray here.`,
    );
  if (facts.dropped.length > 0) sentences.push(describeDropped(facts.dropped));
  if (facts.wasPdfA)
    sentences.push('The original is marked as PDF/A, for archives. Check the copy before you archive it.');
  return sentences;
}

function describeUnchanged({ repaired }: CompressionFacts, { grayscale, metadata }: RequestedCompression): string[] {
  const sentences = ['This file cannot be made smaller at this level: you get your original back, unchanged.'];
  if (repaired) sentences.push('It is damaged: to have it repaired, merge it alone with the PDF Merger.');
  if (metadata === 'strip') sentences.push('Its metadata is still in it.');
  if (grayscale) sentences.push('Its colours are still in it.');
  return sentences;
}

function describeDropped(dropped: readonly ('script' | 'launch')[]): string {
  const things = [
    ...(dropped.includes('script') ? ['JavaScript'] : []),
    ...(dropped.includes('launch') ? ['commands that start programs'] : []),
  ];
  return `For safety, ${things.join(' and ')} in the original ${things.length === 1 && dropped.includes('script') ? 'was' : 'were'} left out.`;
}

const namedPages = 5;

/** `'Page 3'`, `'Pages 1, 2 and 7'`, `'Pages 1, 2, 3, 4, 5 and 12 more'`. */
function namePages(pages: readonly number[]): string {
  if (pages.length === 1) return `Page ${pages[0]}`;
  const named = pages.slice(0, namedPages).map(String);
  const more = pages.length - named.length;
  const list = more > 0 ? [...named, `${more} more`] : named;
  return `Pages ${list.slice(0, -1).join(', ')} and ${list.at(-1)}`;
}
