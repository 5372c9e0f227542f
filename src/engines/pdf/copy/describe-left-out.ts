import type { LeftOut } from './source-copy.ts';

/** Sentences for what was kept out of a result. */
export function describeLeftOut(leftOut: LeftOut): string[] {
  const sentences: string[] = [];
  const say = (count: number, sentence: string) => count > 0 && sentences.push(sentence);
  say(
    leftOut.scripts,
    'Scripts (JavaScript) were left out, since they would run on the computer of everyone who opens the file.',
  );
  say(
    leftOut.launches,
    `${counted(leftOut.launches, 'command')} that would have started a program or opened another file ${leftOut.launches === 1 ? 'was' : 'were'} left out.`,
  );
  say(
    leftOut.signatures,
    `${counted(leftOut.signatures, 'digital signature')} ${leftOut.signatures === 1 ? 'was' : 'were'} removed, as a signature holds only for the file that was signed.`,
  );
  say(leftOut.dynamicForms, 'A dynamic form (XFA) was left out; its plain form fields were kept.');
  if (leftOut.brokenImages > 0) sentences.push(describeBrokenImages(leftOut.brokenImages));
  return sentences;
}

/** For parts of a document: what belonged to other pages or the whole. */
export function describeLeftBehind(leftOut: LeftOut): string[] {
  const sentences: string[] = [];
  if (leftOut.deadLinks > 0) {
    sentences.push('Links to pages that are in another part were removed, as they would lead nowhere.');
  }
  if (leftOut.attachments > 0) sentences.push('Files attached to the whole document are not in the parts.');
  return sentences;
}

const describeBrokenImages = (count: number): string =>
  `${counted(count, 'image')} of the original ${count === 1 ? 'is' : 'are'} damaged beyond repair and ${count === 1 ? 'was left as it is' : 'were left as they are'}.`;

const counted = (count: number, thing: string): string => (count === 1 ? `1 ${thing}` : `${count} ${thing}s`);
