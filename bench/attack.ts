import { globSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { printTable } from './print-table.ts';

/** The result of an attack. The figures are for people: `{ 'peak memory': '212 MB' }`. */
export type AttackResult = {
  name: string;
  figures: Readonly<Record<string, string>>;
  /** Whether the product kept its promise during the attack. */
  held: boolean;
};

/** The only export of a file `attack-<name>.ts`: attacks applications it starts itself, and stops them. */
export type Attack = () => Promise<AttackResult>;

const folder = fileURLToPath(new URL('.', import.meta.url));

/**
 * Runs the named attacks, or all, one after another, and prints their results. An attack that throws did not hold.
 *
 * @returns whether all of them held
 */
export async function runAttacks(wanted: readonly string[]): Promise<boolean> {
  const known = globSync('attack-*.ts', { cwd: folder })
    .sort()
    .map((file) => file.slice('attack-'.length, -'.ts'.length));
  const unknown = wanted.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    console.error(`There is no attack called ${unknown.join(' or ')}. There are: ${known.join(', ')}.`);
    return false;
  }
  const results: AttackResult[] = [];
  for (const name of wanted.length > 0 ? wanted : known) {
    console.log(`attack ${name} ...`);
    results.push(await run(name));
  }
  printTable(
    results.map(({ name, figures, held }) => [
      name,
      held ? 'held' : 'DID NOT HOLD',
      Object.entries(figures)
        .map(([what, figure]) => `${what}: ${figure}`)
        .join(', '),
    ]),
  );
  return results.every(({ held }) => held);
}

async function run(name: string): Promise<AttackResult> {
  try {
    const module = (await import(pathToFileURL(`${folder}attack-${name}.ts`).href)) as { attack: Attack };
    return await module.attack();
  } catch (error) {
    console.error(error);
    return { name, figures: { error: error instanceof Error ? error.message : String(error) }, held: false };
  }
}
