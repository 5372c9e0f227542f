import { readFile, stat, writeFile } from 'node:fs/promises';
import { type Config, optimize, type PluginConfig, querySelector } from 'svgo';
import { serveThread } from '../../platform/processes/serve-thread.ts';
import { describeError } from '../../shared/errors.ts';
import { MB } from '../../shared/units.ts';
import { countRepeats } from './count-repeats.ts';
import { imageErrors } from './image.errors.ts';
import { findEntities, svgGuard } from './svg-guard.ts';
import { decodeSvg } from './svg-text.ts';

export type RewriteSvg = {
  input: string;
  output: string;
  /**
   * 'clean' only checks it and writes UTF-8; 'careful' shortens numbers and removes what is never drawn; 'full' also rebuilds
   * groups, shapes and paths.
   */
  effort: 'clean' | 'careful' | 'full';
  metadata: 'keep' | 'strip';
};

/** Larger drawings take minutes and gigabytes to parse; honest ones of this size are images in disguise. */
const maxBytes = 16 * MB;
/** Drawn by <use>; more take seconds. librsvg ends at 500,000. */
const maxRepeats = 100_000;

/** May change what style sheets and animations select; 'careful' skips them. */
const structuralPlugins = [
  'cleanupIds',
  'collapseGroups',
  'convertEllipseToCircle',
  'convertShapeToPath',
  'inlineStyles',
  'mergePaths',
  'mergeStyles',
  'moveElemsAttrsToGroup',
  'moveGroupAttrsToElems',
  'removeEmptyContainers',
  'removeHiddenElems',
  'removeUnknownsAndDefaults',
  'removeUselessDefs',
  'removeUselessStrokeAndFill',
  'sortDefsChildren',
] as const;

serveThread<RewriteSvg>(async ({ input, output, effort, metadata }) => {
  if ((await stat(input)).size > maxBytes) throw imageErrors.svgTooLarge({ maxBytes });
  const text = decodeSvg(await readFile(input));
  const entities = findEntities(text);
  if (entities !== undefined) throw imageErrors.svgNotSafe({ found: entities });
  const rewritten = rewrite(text, effort, metadata);
  await writeFile(output, rewritten);
  return { bytes: Buffer.byteLength(rewritten) };
});

function rewrite(text: string, effort: RewriteSvg['effort'], metadata: RewriteSvg['metadata']): string {
  const findings: string[] = [];
  const drawing = { hasRoot: false, isDynamic: false, precision: 3, repeats: 0 };
  const look: PluginConfig = {
    name: 'look',
    fn: (root) => {
      const svg = root.children.find((node) => node.type === 'element');
      drawing.hasRoot = svg?.name === 'svg' || svg?.name.endsWith(':svg') === true;
      drawing.isDynamic = querySelector(root, 'style, animate, animateTransform, animateMotion, set') !== null;
      drawing.repeats = countRepeats(root);
      if (svg) drawing.precision = precisionFor(svg.attributes);
      return null;
    },
  };
  // The output is UTF-8, so drop the declaration.
  const written: PluginConfig[] = ['removeXMLProcInst', 'removeDoctype'];
  const clean = runSvgo(text, { plugins: [svgGuard(findings), look, ...written] });
  const [found] = findings;
  if (found !== undefined) throw imageErrors.svgNotSafe({ found }, { log: findings.slice(0, 20).join('; ') });
  if (!drawing.hasRoot) throw imageErrors.damaged({ type: 'svg' }, { log: 'the root element is not <svg>' });
  if (drawing.repeats > maxRepeats) throw imageErrors.svgTooComplex();
  if (effort === 'clean') return clean;
  const isCareful = effort === 'careful' || drawing.isDynamic;
  const overrides = {
    ...(isCareful ? Object.fromEntries(structuralPlugins.map((name) => [name, false as const])) : {}),
    ...(metadata === 'keep' ? { removeMetadata: false as const, removeDesc: false as const } : {}),
  };
  return runSvgo(clean, {
    floatPrecision: drawing.precision,
    multipass: true,
    plugins: [{ name: 'preset-default', params: { overrides } }],
  });
}

function runSvgo(text: string, config: Config): string {
  try {
    return optimize(text, config).data;
  } catch (error) {
    throw imageErrors.damaged({ type: 'svg' }, { log: describeError(error), cause: error });
  }
}

/** Decimals for a twentieth of a pixel at a width of 1,000 pixels. */
function precisionFor({ viewBox, width }: Record<string, string>): number {
  const drawn = Number(viewBox?.trim().split(/[\s,]+/)[2] ?? Number.parseFloat(width ?? ''));
  if (!(drawn > 0)) return 3;
  return Math.min(8, Math.max(3, Math.ceil(Math.log10(20_000 / drawn))));
}
