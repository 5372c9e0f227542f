/**
 * Files whose places are those of a picture, a page or a handle on them, which are the same in every language. Their elements
 * are in one with `dir="ltr"` where their direction matters.
 */
const inPictures = [
  'src/tools/document-scanner/edges/loupe.tsx',
  'src/tools/pdf-editor/block-editor.tsx',
  'src/tools/pdf-editor/block-field.tsx',
  'src/tools/pdf-editor/changed-line.tsx',
  'src/tools/pdf-editor/draw-line.web.ts',
  'src/web/kit/tool-shell/split-line.tsx',
];

const length = String.raw`(?:\[[^\]\s]*\]|\([^)\s]*\)|\d[\d./]*|px|auto|full)`;
const corner = '(?:tl|tr|bl|br|l|r)';
const physical = new RegExp(
  [
    // What variants and a minus sign stand before.
    String.raw`(?<![\w-])(?:[\w\[\]&=>*@.:()"-]+:)?!?-?(?:`,
    [
      `(?:scroll-)?[mp][lr]-${length}`,
      `(?:left|right)-${length}`,
      '(?:text|float|clear)-(?:left|right)',
      String.raw`border-[lr](?:-[\w[\].()-]+)?`,
      String.raw`rounded-${corner}(?:-[\w[\].()-]+)?`,
      `translate-x-${length}`,
    ].join('|'),
    ')!?(?![\\w-])',
  ].join(''),
  'g',
);

/** Half of the width from the left is half of it from the right. */
const isCentred = (name: string): boolean => /(?:^|:)-?(?:left|translate-x)-1\/2$/.test(name);
const isForOneDirection = (name: string): boolean => /(?:^|:)(?:rtl|ltr):/.test(name);

/** The classes in the source of a file that say left and right where start and end are meant. */
export function findPhysicalClasses(file: string, source: string): string[] {
  if (inPictures.includes(file)) return [];
  const names = source.match(physical) ?? [];
  return names.filter((name) => !isCentred(name) && !isForOneDirection(name));
}
