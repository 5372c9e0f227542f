import { readFile } from 'node:fs/promises';

/** Another account than the own one, which programs run under when this process is root. */
export type OtherAccount = { uid: number; gid: number };

/** What makes setpriv become that account. */
export const identityOptions = ({ uid, gid }: OtherAccount): string[] => [
  `--reuid=${uid}`,
  `--regid=${gid}`,
  '--clear-groups',
];

/** Bits of capabilities(7). */
const capabilityBits = { dac_override: 1n, dac_read_search: 2n, setpcap: 8n };

/**
 * What makes setpriv keep the one capability that lets a program search folders and read files regardless of their mode;
 * nothing when this root does not have it to give.
 *
 * The data folder and the programs may lie below folders that only root may enter, such as /root itself. Docker's default set
 * lacks `dac_read_search` and has the stronger `dac_override`, which then stands in. access(2), which many programs ask first,
 * heeds capabilities of other accounts than root only under the bit `no_setuid_fixup`.
 */
export async function searchOptions(): Promise<string[]> {
  const status = await readFile('/proc/self/status', 'utf8');
  const permitted = BigInt(`0x${/^CapPrm:\s*([0-9a-f]+)$/m.exec(status)?.[1] ?? '0'}`);
  const has = (name: keyof typeof capabilityBits) => (permitted & (1n << capabilityBits[name])) !== 0n;
  const search = (['dac_read_search', 'dac_override'] as const).find(has);
  if (!search || !has('setpcap')) return [];
  const sets = ['inh-caps', 'ambient-caps', 'bounding-set'].map((set) => `--${set}=-all,+${search}`);
  return ['--securebits', '+no_setuid_fixup', ...sets];
}
