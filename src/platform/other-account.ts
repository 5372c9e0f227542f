import { readFile } from 'node:fs/promises';

/** An account that programs run under when this process is root. */
export type OtherAccount = { uid: number; gid: number };

/** Options of setpriv to switch to that account. */
export const identityOptions = ({ uid, gid }: OtherAccount): string[] => [
  `--reuid=${uid}`,
  `--regid=${gid}`,
  '--clear-groups',
];

/** Bits of capabilities(7). */
const capabilityBits = { dac_override: 1n, dac_read_search: 2n, setpcap: 8n };

/**
 * Options of setpriv to keep the capability to search folders and read files regardless of mode; none when this root lacks
 * it.
 * The data folder and programs may lie in folders that only root may enter, such as /root. Docker's default set lacks
 * `dac_read_search` but has the stronger `dac_override`, used instead. access(2), which many programs call first, respects
 * capabilities of non-root accounts only with `no_setuid_fixup`.
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
