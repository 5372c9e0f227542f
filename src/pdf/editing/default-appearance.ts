import { hexColor } from '../reading/read-styles.ts';

/** The font, size and colour of the text in a field or a text box (ISO 32000-2, 12.7.4.3). */
export type DefaultAppearance = {
  /** Name of the font in the form's resources, without the slash. */
  font: string;
  /** In points; 0 means as large as fits. */
  size: number;
  /** Operators that set the colour. */
  color: string;
};

const number = '[+-]?(?:\\d+\\.?\\d*|\\.\\d+)';
const fontPattern = new RegExp(`/([^\\s/<>()[\\]{}%]+)\\s+(${number})\\s+Tf`, 'g');
const colorPattern = new RegExp(
  `(?:${number}\\s+)(?:(?:${number}\\s+){2}(?:${number}\\s+)?)?(?:g|rg|k)(?![A-Za-z])`,
  'g',
);

/** Reads a `DA` string. Only font, size and fill colour are taken: whatever else it has is not repeated. */
export function readDefaultAppearance(text: string | undefined): DefaultAppearance {
  const [, font = 'Helv', size = '0'] = [...(text ?? '').matchAll(fontPattern)].at(-1) ?? [];
  const color = [...(text ?? '').matchAll(colorPattern)].at(-1)?.[0] ?? '0 g';
  return { font: decodeName(font), size: Math.min(1_000, Math.abs(Number(size))), color: color.replace(/\s+/g, ' ') };
}

/** `0 0 1 rg` → '#0000ff'. */
export function hexOfOperators(color: string): string {
  const values = color.trim().split(/\s+/).slice(0, -1).map(Number);
  const [first = 0, second = first, third = first, black] = values;
  const parts =
    black === undefined ? [first, second, third] : [first, second, third].map((part) => (1 - part) * (1 - black));
  return hexColor(parts.map((part) => Math.round(part * 255)));
}

const decodeName = (name: string): string =>
  name.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
