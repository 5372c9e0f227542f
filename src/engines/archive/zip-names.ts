import { isUtf8 } from 'node:buffer';
import { crc32 } from 'node:zlib';
import type yauzl from 'yauzl';
import { t } from '../../shared/language/translate.ts';
import { guessEncoding } from './guess-encoding.ts';

/** General purpose bit 11: name and comment are UTF-8. */
const utf8Flag = 0x800;
/** Info-ZIP Unicode Path (APPNOTE.TXT 4.6.9). */
const unicodePathField = 0x7075;

/**
 * The names of a ZIP. Marked ones are UTF-8; the others, which many programs write in UTF-8, too, or in the encoding of the
 * computer they ran on, are guessed together. `oddities` has a sentence when that is not the standard's.
 */
export function decodeNames(entries: readonly yauzl.Entry[]): { names: string[]; oddities: string[] } {
  const unmarked = entries.filter((entry) => markedName(entry) === undefined).map(({ fileNameRaw }) => fileNameRaw);
  const areUtf8 = unmarked.every((name) => isUtf8(name));
  const guessed = areUtf8 ? { decode: String } : guessEncoding(unmarked);
  const oddities =
    'name' in guessed && guessed.name !== undefined
      ? [
          t('The archive does not say how its names are encoded. They were read as {encoding}.', {
            encoding: guessed.name(),
          }),
        ]
      : [];
  return { names: entries.map((entry) => markedName(entry) ?? guessed.decode(entry.fileNameRaw)), oddities };
}

/** The name if the entry says that it is UTF-8, and it is. */
function markedName({ fileNameRaw, generalPurposeBitFlag, extraFields }: yauzl.Entry): string | undefined {
  const field = extraFields.find(({ id, data }) => id === unicodePathField && data.length > 5 && data[0] === 1)?.data;
  // It belongs to the name only if that was not changed since.
  if (field && field.readUInt32LE(1) === crc32(fileNameRaw) && isUtf8(field.subarray(5))) {
    return field.subarray(5).toString();
  }
  return (generalPurposeBitFlag & utf8Flag) !== 0 && isUtf8(fileNameRaw) ? fileNameRaw.toString() : undefined;
}
