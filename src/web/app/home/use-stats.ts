import { useEffect, useState } from 'react';
import type { Stats } from '../../../modules/health/health.contract.ts';

/** From this many files on, counted numbers say more than what is true of every copy. */
const enoughFiles = 100;

let asked: Promise<Stats | undefined> | undefined;

function fetchStats(): Promise<Stats | undefined> {
  asked ??= fetch('/api/stats')
    .then(async (response) => {
      if (!response.ok) return undefined;
      const stats: Stats = await response.json();
      return stats.filesProcessed >= enoughFiles ? stats : undefined;
    })
    // Without a network the page says what it says without numbers.
    .catch(() => undefined);
  return asked;
}

/**
 * What this instance counted itself, asked for once a visit. Undefined until it is there, while it is too little to say anything,
 * and when it cannot be had.
 */
export function useStats(): Stats | undefined {
  const [stats, setStats] = useState<Stats>();
  useEffect(() => {
    let isShown = true;
    fetchStats().then((found) => isShown && setStats(found));
    return () => {
      isShown = false;
    };
  }, []);
  return stats;
}
