import encodeQR from 'qr';
import {
  type ErrorLevel,
  errorLevelNames,
  errorLevels,
  fits,
  fittingCharacters,
  MAX_VERSION,
  smallestVersion,
} from './qr-capacity.ts';
import { qrErrors } from './qr-errors.ts';

/** The modules of a code without its quiet zone. */
export type QrMatrix = {
  /** The text that a reader gets; half surrogates of the source are U+FFFD here. */
  text: string;
  /** 1 to 40. */
  version: number;
  /** Modules on each side: 17 + 4 * version. */
  size: number;
  /** What the code really has: the level asked for, or a higher one that costs no space. */
  errorLevel: ErrorLevel;
  /** Rows from top to bottom, columns from left to right; true is dark. */
  dark: readonly (readonly boolean[])[];
};

export type QrMatrixOptions = {
  errorLevel?: ErrorLevel;
  /** Takes a higher level than asked for where the same version can hold it. */
  raiseErrorLevel?: boolean;
  /** 1 to 40. */
  minimumVersion?: number;
  maximumVersion?: number;
};

/**
 * Lays a text out as a QR code (ISO/IEC 18004, model 2) of the smallest version that holds it. The text is kept as it is,
 * spaces at the ends included; characters beyond ASCII are written in UTF-8.
 *
 * @throws qrErrors.noText when it is blank, qrErrors.textTooLong with how much fits
 */
export function qrMatrix(text: string, options: QrMatrixOptions = {}): QrMatrix {
  const { errorLevel = 'M', raiseErrorLevel = true, minimumVersion = 1, maximumVersion = MAX_VERSION } = options;
  const content = text.toWellFormed();
  if (content.trim() === '') throw qrErrors.noText();
  // Version 40 holds 7,089 digits: a longer text needs no counting of its bits.
  const version =
    content.length > 7089
      ? undefined
      : smallestVersion(content, errorLevel, { minimum: minimumVersion, maximum: maximumVersion });
  if (version === undefined) throw tooLong(content, errorLevel, maximumVersion);
  const level = raiseErrorLevel
    ? (errorLevels.findLast((higher) => fits(content, version, higher)) ?? errorLevel)
    : errorLevel;
  // The library insists on a border; it is cut off again because the quiet zone belongs to the style.
  const bordered = encodeQR(content, 'raw', { ecc: errorLevelNames[level], version, border: 1 });
  const dark = bordered.slice(1, -1).map((row) => row.slice(1, -1));
  return { text: content, version, size: dark.length, errorLevel: level, dark };
}

function tooLong(text: string, level: ErrorLevel, maximumVersion: number) {
  return qrErrors.textTooLong({
    characters: [...text].length,
    fitting: fittingCharacters(text, maximumVersion, level),
    level,
    fittingAtLowest: fittingCharacters(text, maximumVersion, 'L'),
    limit: maximumVersion < MAX_VERSION ? ` of version ${maximumVersion}` : '',
  });
}
