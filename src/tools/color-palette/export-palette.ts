import { type Hex, oklchOfHex } from './color-space.ts';
import { layOutStrip } from './swatch-strip.ts';

/** Colours under one name: a palette (1, 2, 3 ...) or a ramp (50, 100 ...). */
export type ExportGroup = { name: string; colors: readonly { name: string; hex: Hex }[] };

export type ExportFormat = {
  id: 'css' | 'scss' | 'tailwind' | 'json' | 'svg';
  name: string;
  extension: string;
  mime: string;
  write: (groups: readonly ExportGroup[]) => string;
};

/** A palette as an export group, numbered from 1. */
export function groupOfPalette(name: string, colors: readonly Hex[]): ExportGroup {
  return { name, colors: colors.map((hex, index) => ({ name: String(index + 1), hex })) };
}

/** The export formats. Names become safe identifiers in every one of them. */
export const exportFormats: readonly ExportFormat[] = [
  { id: 'css', name: 'CSS', extension: 'css', mime: 'text/css', write: writeCss },
  { id: 'scss', name: 'SCSS', extension: 'scss', mime: 'text/x-scss', write: writeScss },
  { id: 'tailwind', name: 'Tailwind 4', extension: 'css', mime: 'text/css', write: writeTailwind },
  { id: 'json', name: 'JSON', extension: 'json', mime: 'application/json', write: writeJson },
  { id: 'svg', name: 'SVG', extension: 'svg', mime: 'image/svg+xml', write: writeSvg },
];

const longestName = 40;

/** 'Brand Blue!' to 'brand-blue': small letters, digits and hyphens, a letter first; 'palette' when nothing is left. */
export function exportName(typed: string): string {
  const name = typed
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^[\d-]+|-+$/g, '')
    .slice(0, longestName)
    .replace(/-+$/, '');
  return name || 'palette';
}

/** `oklch(62.308% 0.18801 259.815)`: enough digits that eight-bit sRGB round-trips. */
export function formatOklch(hex: Hex): string {
  const { lightness, chroma, hue } = oklchOfHex(hex);
  const isGrey = chroma < 0.0005;
  return `oklch(${Number((lightness * 100).toFixed(3))}% ${isGrey ? 0 : Number(chroma.toFixed(5))} ${isGrey ? 0 : Number(hue.toFixed(3))})`;
}

/** Every colour with its full variable name, such as brand-500. */
function variables(groups: readonly ExportGroup[]): { name: string; hex: Hex }[] {
  return namedGroups(groups).flatMap(({ name, colors }) =>
    colors.map((color) => ({ name: `${name}-${color.name}`, hex: color.hex })),
  );
}

/** The groups with safe, unique names. */
function namedGroups(groups: readonly ExportGroup[]): ExportGroup[] {
  const taken = new Set<string>();
  return groups.map(({ name, colors }) => {
    const safe = exportName(name);
    let free = safe;
    for (let number = 2; taken.has(free); number++) free = `${safe}-${number}`;
    taken.add(free);
    return { name: free, colors: colors.map((color) => ({ ...color, name: color.name.replace(/[^a-z\d]/gi, '') })) };
  });
}

function writeCss(groups: readonly ExportGroup[]): string {
  return `:root {\n${variables(groups)
    .map(({ name, hex }) => `  --${name}: ${hex};\n`)
    .join('')}}\n`;
}

function writeScss(groups: readonly ExportGroup[]): string {
  const lines = variables(groups).map(({ name, hex }) => `$${name}: ${hex};\n`);
  const maps = namedGroups(groups).map(
    ({ name, colors }) =>
      `\n$${name}-colors: (\n${colors.map((color) => `  '${color.name}': $${name}-${color.name},\n`).join('')});\n`,
  );
  return [...lines, ...maps].join('');
}

/** Theme variables of Tailwind CSS 4 (https://tailwindcss.com/docs/theme): `--color-brand-500` makes `bg-brand-500`. */
function writeTailwind(groups: readonly ExportGroup[]): string {
  return `@theme {\n${variables(groups)
    .map(({ name, hex }) => `  --color-${name}: ${formatOklch(hex)};\n`)
    .join('')}}\n`;
}

function writeJson(groups: readonly ExportGroup[]): string {
  const entries = namedGroups(groups).map(({ name, colors }) => [
    name,
    Object.fromEntries(colors.map((color) => [color.name, color.hex])),
  ]);
  return `${JSON.stringify(Object.fromEntries(entries), undefined, 2)}\n`;
}

/** One strip of swatches per group, with names as tooltips. */
function writeSvg(groups: readonly ExportGroup[]): string {
  const named = namedGroups(groups);
  const rows = named.map(({ name, colors }, row) =>
    layOutStrip(colors.map(({ hex }) => hex))
      .map(
        ({ x, width, height, hex }, index) =>
          `  <rect x="${x}" y="${row * height}" width="${width}" height="${height}" fill="${hex}"><title>${name}-${colors[index]?.name ?? ''} ${hex}</title></rect>\n`,
      )
      .join(''),
  );
  const height = 100 * named.length;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="500" height="${height}" viewBox="0 0 500 ${height}">\n${rows.join('')}</svg>\n`;
}
