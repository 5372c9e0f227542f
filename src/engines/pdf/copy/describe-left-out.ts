import { t } from '../../../shared/language/translate.ts';
import type { LeftOut } from './source-copy.ts';

/** Sentences for what was kept out of a result. */
export function describeLeftOut(leftOut: LeftOut): string[] {
  const sentences: string[] = [];
  const say = (count: number, sentence: string) => count > 0 && sentences.push(sentence);
  say(
    leftOut.scripts,
    t('Scripts (JavaScript) were left out, since they would run on the computer of everyone who opens the file.'),
  );
  say(
    leftOut.launches,
    t(
      '{commands, plural, one {# command that would have started a program or opened another file was left out.} other {# commands that would have started a program or opened another file were left out.}}',
      { commands: leftOut.launches },
    ),
  );
  say(
    leftOut.signatures,
    t(
      '{signatures, plural, one {# digital signature was removed, as a signature holds only for the file that was signed.} other {# digital signatures were removed, as a signature holds only for the file that was signed.}}',
      { signatures: leftOut.signatures },
    ),
  );
  say(leftOut.dynamicForms, t('A dynamic form (XFA) was left out; its plain form fields were kept.'));
  if (leftOut.brokenImages > 0) sentences.push(describeBrokenImages(leftOut.brokenImages));
  return sentences;
}

/** For parts of a document: what belonged to other pages or the whole. */
export function describeLeftBehind(leftOut: LeftOut): string[] {
  const sentences: string[] = [];
  if (leftOut.deadLinks > 0) {
    sentences.push(t('Links to pages that are in another part were removed, as they would lead nowhere.'));
  }
  if (leftOut.attachments > 0) sentences.push(t('Files attached to the whole document are not in the parts.'));
  return sentences;
}

const describeBrokenImages = (images: number): string =>
  t(
    '{images, plural, one {# image of the original is damaged beyond repair and was left as it is.} other {# images of the original are damaged beyond repair and were left as they are.}}',
    { images },
  );
