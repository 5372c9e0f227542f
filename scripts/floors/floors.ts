import type { Import } from './import-graph.ts';

/** The floors of the code, from the ground up. A file may import from its own floor and those listed in `on`. */
type Floor = {
  name: string;
  /** Paths below `src` on this floor. */
  holds: RegExp;
  on: readonly string[];
  /** The sentence for an import that is not allowed: where the code belongs instead. */
  advice: string;
  /** What other floors may import of it; all of it by default. Only the wiring sees everything. */
  door?: RegExp;
  /** Its folders must not import each other, for this reason. */
  separateRooms?: string;
};

const contracts = /^modules\/.*\.contract\.ts$/;

export const floors: readonly Floor[] = [
  {
    name: 'shared',
    holds: /^shared\//,
    on: [],
    advice:
      'Shared code knows nothing else of the product. Pass in what it needs, or move it up to the floor that uses it.',
  },
  {
    name: 'platform',
    holds: /^platform\//,
    on: ['shared'],
    advice: 'Plumbing knows nothing of what flows through it. Pass in what it needs from src/open-services.ts.',
  },
  {
    name: 'pdf',
    holds: /^pdf\//,
    on: ['shared'],
    advice: 'The PDF core runs in the browser, too. What only the server does belongs in src/engines/pdf.',
  },
  {
    name: 'engines',
    holds: /^engines\//,
    on: ['shared', 'platform', 'pdf'],
    door: /(engines|-capabilities|sniff-type)\.ts$/,
    advice:
      'Engines do not know their callers. Pass in what they need as an argument, or as a capability from src/open-services.ts.',
  },
  {
    name: 'catalog',
    holds: /^catalog\//,
    on: ['shared', 'pdf', 'engines'],
    advice: 'The catalog says what a tool is, and knows no tool. Derive it from the definitions passed in.',
  },
  {
    name: 'contracts',
    holds: contracts,
    on: ['shared', 'pdf', 'catalog'],
    advice: 'The browser reads contracts, too: only types, schemas and pure code. Move what both need to src/shared.',
  },
  {
    name: 'modules',
    holds: /^modules\//,
    on: ['shared', 'platform', 'pdf', 'engines', 'catalog', 'contracts'],
    advice: 'Modules know what a tool is (src/catalog), never a given tool: src/compose.ts passes the tools in.',
  },
  {
    name: 'kit',
    holds: /^web\/kit\//,
    on: ['shared', 'pdf', 'catalog', 'contracts', 'indexes'],
    advice: 'The kit serves every page and knows none. Move the code to src/web/app, or pass in what it needs.',
  },
  {
    // They hold every tool in the registry to the promises of the rest of the code.
    name: 'conformance',
    holds: /^tools\/[^/]+\.test\.ts$/,
    on: ['shared', 'engines', 'catalog', 'contracts', 'modules', 'indexes', 'wiring'],
    advice: 'Conformance tests treat all tools alike.',
  },
  {
    name: 'indexes',
    holds: /^tools\/[^/]+\.index\.(ts|svg)$/,
    on: ['shared', 'catalog', 'tools'],
    advice: 'scripts/index-tools.ts writes the indexes.',
  },
  {
    name: 'tools',
    holds: /^tools\//,
    on: ['shared', 'pdf', 'engines', 'catalog', 'contracts', 'kit', 'indexes'],
    advice:
      'A tool sees engines, the catalog, contracts and the kit. What it needs from a module is passed to its run or comes with its call.',
    separateRooms: 'Tools do not know each other. Move what both need to an engine, to src/web/kit or to src/shared.',
  },
  {
    name: 'app',
    holds: /^web\/app\//,
    on: ['shared', 'pdf', 'catalog', 'contracts', 'kit', 'indexes', 'tools'],
    advice:
      'This is the browser. It sees shared code, the PDF core, the catalog, contracts and definitions, and calls the rest.',
  },
  {
    name: 'wiring',
    holds: /^(main|compose|open-services|settings)(\.test)?\.ts$|^(processes|testing)\//,
    on: ['shared', 'platform', 'pdf', 'engines', 'catalog', 'contracts', 'modules', 'indexes', 'tools'],
    advice: 'Only src/open-services.ts picks implementations.',
  },
];

/** Tests and test helpers may use src/testing and any tool's fixtures. */
const isTest = (path: string): boolean => /\.(int\.)?test\.tsx?$|\.suite\.ts$|\/(test|sample)-[^/]+\.ts$/.test(path);
const isForTests = (path: string): boolean => /^src\/testing\/|\/fixtures\//.test(path);

export function floorOf(path: string): Floor {
  const below = path.replace(/^src\//, '');
  const floor = floors.find(({ holds }) => holds.test(below));
  if (!floor) throw new Error(`${path} is on no floor. Move it, or name its folder in scripts/floors/floors.ts.`);
  return floor;
}

/** A file's folder on its floor, or the file itself when it is in none: 'modules/jobs'. */
export function roomOf(path: string): string {
  const parts = path.replace(/^src\//, '').split('/');
  return parts.slice(0, parts[0] === 'web' ? 3 : 2).join('/');
}

/** The problem with an import, and where the code belongs; undefined when it is allowed. */
export function judge({ from, to }: Import): string | undefined {
  const [floor, target] = [floorOf(from), floorOf(to)];
  if (isTest(from) && isForTests(to)) return undefined;
  const says = (advice: string) => `${from} imports ${to}. ${advice}`;
  if (floor.name === target.name) {
    return floor.separateRooms && roomOf(from) !== roomOf(to) && !isTest(from) ? says(floor.separateRooms) : undefined;
  }
  if (!floor.on.includes(target.name)) return says(floor.advice);
  const isBehindDoor = target.door && !target.door.test(to) && floor.name !== 'wiring' && !isTest(from);
  return isBehindDoor ? says(`Of ${target.name}, other floors see only ${target.door}.`) : undefined;
}

/** Floors that do not see the tools' folders must not name a tool. */
const isBelowTools = ({ name, on }: Floor): boolean =>
  !['tools', 'indexes', 'conformance'].includes(name) && !on.includes('tools');

/**
 * The tools that a file below their floor names in its code, by slug, as a sentence with advice; undefined when there are
 * none. Comments may give examples.
 */
export function findSlugs(path: string, source: string, slugs: readonly string[]): string | undefined {
  if (isTest(path) || !isBelowTools(floorOf(path))) return undefined;
  const strings =
    source.replaceAll(/\/\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/[^\n]*/g, '').match(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g) ?? [];
  const named = slugs.filter((slug) => strings.some((text) => new RegExp(`(?<![\\w-])${slug}(?![\\w-])`).test(text)));
  if (named.length === 0) return undefined;
  return `${path} names ${named.join(' and ')}. Let tools declare what this needs, in a field of their definition.`;
}

const isFile = (room: string): boolean => /\.\w+$/.test(room);

/** How often each room imports each other room, without tests: 'modules/jobs' → 'modules/files' → 7. */
export function countArrows(imports: readonly Import[]): Map<string, Map<string, number>> {
  const arrows = new Map<string, Map<string, number>>();
  for (const { from, to } of imports) {
    const [room, target] = [roomOf(from), roomOf(to)];
    if (room === target || isTest(from) || from.startsWith('src/testing/')) continue;
    const out = arrows.get(room) ?? new Map<string, number>();
    arrows.set(room, out.set(target, (out.get(target) ?? 0) + 1));
  }
  return arrows;
}

/**
 * Rooms that import each other in a circle: ['modules/jobs', 'modules/files', 'modules/jobs']. Undefined when none do. Files
 * beside the rooms list their content and do not count.
 */
export function findCircle(arrows: ReadonlyMap<string, ReadonlyMap<string, number>>): string[] | undefined {
  const done = new Set<string>();
  const walk = (room: string, path: readonly string[]): string[] | undefined => {
    if (path.includes(room)) return [...path.slice(path.indexOf(room)), room];
    if (done.has(room)) return undefined;
    for (const next of [...(arrows.get(room)?.keys() ?? [])].filter((target) => !isFile(target))) {
      const circle = walk(next, [...path, room]);
      if (circle) return circle;
    }
    done.add(room);
    return undefined;
  };
  for (const room of [...arrows.keys()].filter((each) => !isFile(each))) {
    const circle = walk(room, []);
    if (circle) return circle;
  }
  return undefined;
}
