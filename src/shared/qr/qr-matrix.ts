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
import { qrTextErrors } from './qr-text-errors.ts';

/** The modules of a code without its quiet zone. */
export type QrMatrix = {
  /** The text a reader gets; lone surrogates of the source are U+FFFD here. */
  text: string;
  /** 1 to 40. */
  version: number;
  /** Modules on each side: 17 + 4 * version. */
  size: number;
  /** The actual level: the requested one, or a higher one that costs no space. */
  errorLevel: ErrorLevel;
  /** Rows from top to bottom, columns from left to right; true is dark. */
  dark: readonly (readonly boolean[])[];
};

export type QrMatrixOptions = {
  errorLevel?: ErrorLevel;
  /** Uses a higher level than requested where the version stays the same. */
  raiseErrorLevel?: boolean;
  /** 1 to 40. */
  minimumVersion?: number;
  maximumVersion?: number;
};

/**
 * Lays out a text as the smallest QR code that holds it (ISO/IEC 18004, model 2). The text is unchanged, including outer
 * spaces; characters beyond ASCII are encoded in UTF-8.
 *
 * @throws qrTextErrors.noText when it is blank, qrTextErrors.textTooLong with how much fits
 */
export function qrMatrix(text: string, options: QrMatrixOptions = {}): QrMatrix {
  const { errorLevel = 'M', raiseErrorLevel = true, minimumVersion = 1, maximumVersion = MAX_VERSION } = options;
  const content = text.toWellFormed();
  if (content.trim() === '') throw qrTextErrors.noText();
  // Version 40 holds 7,089 digits: a longer text cannot fit.
  const version =
    content.length > 7089
      ? undefined
      : smallestVersion(content, errorLevel, { minimum: minimumVersion, maximum: maximumVersion });
  if (version === undefined) throw tooLong(content, errorLevel, maximumVersion);
  const level = raiseErrorLevel
    ? (errorLevels.findLast((higher) => fits(content, version, higher)) ?? errorLevel)
    : errorLevel;
  // The library requires a border; it is removed, because the quiet zone belongs to the style.
  const bordered = encodeQR(content, 'raw', { ecc: errorLevelNames[level], version, border: 1 });
  const dark = bordered.slice(1, -1).map((row) => row.slice(1, -1));
  return { text: content, version, size: dark.length, errorLevel: level, dark };
}

function tooLong(text: string, level: ErrorLevel, maximumVersion: number) {
  return qrTextErrors.textTooLong({
    characters: [...text].length,
    fitting: fittingCharacters(text, maximumVersion, level),
    level,
    fittingAtLowest: fittingCharacters(text, maximumVersion, 'L'),
    ...(maximumVersion < MAX_VERSION && { version: maximumVersion }),
  });
}
