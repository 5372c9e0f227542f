import { networkOf } from '../../platform/http/network-of.ts';
import { MINUTE_MS } from '../../shared/units.ts';

/** Bounds the memory of a minute: networks beyond these are too fast, whoever they are. */
const maxNetworks = 500_000;

/** Counts what comes from each network in the current minute, for what is faster than a person. */
export function createPace(perMinute: number) {
  let minute = 0;
  let counts = new Map<string, number>();
  return {
    /** False once more has come from there than allowed. */
    take: (address: string, at: number): boolean => {
      const now = Math.floor(at / MINUTE_MS);
      if (now !== minute) {
        minute = now;
        counts = new Map();
      }
      const network = networkOf(address);
      const count = (counts.get(network) ?? 0) + 1;
      if (count === 1 && counts.size >= maxNetworks) return false;
      counts.set(network, count);
      return count <= perMinute;
    },
  };
}
