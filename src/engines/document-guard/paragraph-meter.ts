import { documentErrors } from './document.errors.ts';

/** LibreOffice takes 4 s to lay out a paragraph of 300,000 characters, 39 s for a million, and minutes for three. */
export const maxCharacters = 500_000;

/** The bytes of `<`, `>`, `/`, `:`, `p` and `h`. */
const signs = { open: 0x3c, close: 0x3e, slash: 0x2f, colon: 0x3a, p: 0x70, h: 0x68 };

/** Counts the characters between the paragraph ends of a part of XML in UTF-8. Throws DOCUMENT_TOO_COMPLEX past 500,000. */
export class ParagraphMeter {
  #characters = 0;
  /** Of the current tag: the number of bytes so far (0 outside of tags), whether it closes, and its last two bytes. */
  #tag = { bytes: 0, closes: false, last: 0, lastButOne: 0 };

  add(chunk: Uint8Array): void {
    // Fields are slow in a loop over hundreds of megabytes.
    let characters = this.#characters;
    let { bytes, closes, last, lastButOne } = this.#tag;
    for (let at = 0; at < chunk.length; at++) {
      const byte = chunk[at] ?? 0;
      if (bytes === 0) {
        if (byte === signs.open) bytes = 1;
        else if ((byte & 0xc0) !== 0x80) characters++;
        if (characters > maxCharacters) throw documentErrors.paragraphTooLong({ maxCharacters });
      } else if (byte !== signs.close) {
        if (bytes++ === 1) closes = byte === signs.slash;
        lastButOne = last;
        last = byte;
      } else {
        // `</w:p>`, `</text:p>` and `</text:h>`
        if (closes && lastButOne === signs.colon && (last === signs.p || last === signs.h)) characters = 0;
        bytes = 0;
      }
    }
    this.#characters = characters;
    this.#tag = { bytes, closes, last, lastButOne };
  }
}

/** Whether a part of this name and size may have such a paragraph. */
export const isMetered = (name: string, bytes = Number.POSITIVE_INFINITY): boolean =>
  bytes > maxCharacters && /^(?:word\/document\d*|content)\.xml$/i.test(name);
