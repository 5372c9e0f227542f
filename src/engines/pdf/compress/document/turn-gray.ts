import { type PDFContext, type PDFDict, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { AppError } from '../../../../shared/errors.ts';
import { arrayEntry, asDictionary, asNumber, dictionaryEntry, itemsOf, resolve } from '../../objects/access.ts';
import { decodeStream } from '../../objects/decode-stream.ts';
import type { DocumentUse } from '../content/document-use.ts';
import { grayColors, grayOf } from '../content/gray-colors.ts';

const contentsKey = PDFName.of('Contents');

/** Joins page contents that are split over several streams: colours may be set in one and used in the next. */
export function joinContents(context: PDFContext, pages: readonly PDFDict[]): void {
  for (const page of pages) {
    const parts = itemsOf(arrayEntry(page, 'Contents'));
    if (parts.length === 0) continue;
    const data = parts.map((part) => decodeContent(resolve(context, part)));
    if (data.some((bytes) => bytes === undefined)) continue;
    const joined = Buffer.concat(data.flatMap((bytes) => (bytes ? [bytes, Buffer.from('\n')] : [])));
    page.set(contentsKey, context.register(PDFRawStream.of(context.obj({}), joined)));
  }
}

/** Converts the colours of everything drawn to gray, as far as `grayColors` can. */
export function turnGray(context: PDFContext, use: DocumentUse): void {
  for (const [ref, resources] of use.contentResources) {
    const stream = context.lookup(ref);
    const content = stream instanceof PDFRawStream ? decodeContent(stream) : undefined;
    if (!(stream instanceof PDFRawStream) || !content) continue;
    const gray = grayColors(content, resources);
    if (gray === content) continue;
    for (const key of ['Filter', 'F', 'DecodeParms', 'DP', 'Length']) stream.dict.delete(PDFName.of(key));
    context.assign(ref, PDFRawStream.of(stream.dict, gray));
  }
}

/** Annotation colours, which viewers use where there is no appearance (12.5.2 and 12.5.6.19): one component is gray. */
export function turnAnnotationsGray(context: PDFContext, pages: readonly PDFDict[]): void {
  for (const page of pages) {
    for (const item of itemsOf(arrayEntry(page, 'Annots'))) {
      const annotation = asDictionary(resolve(context, item));
      for (const key of ['C', 'IC']) turnArrayGray(annotation, key);
      for (const key of ['BC', 'BG']) turnArrayGray(dictionaryEntry(annotation, 'MK'), key);
    }
  }
}

function turnArrayGray(dictionary: PDFDict | undefined, key: string): void {
  const colors = itemsOf(arrayEntry(dictionary, key)).map((item) => asNumber(item) ?? 0);
  const gray = grayOf(colors);
  if (dictionary && gray !== undefined) dictionary.set(PDFName.of(key), dictionary.context.obj([gray]));
}

function decodeContent(stream: unknown): Buffer | undefined {
  if (!(stream instanceof PDFRawStream)) return undefined;
  try {
    const { data, image } = decodeStream(stream);
    return image ? undefined : data;
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}
