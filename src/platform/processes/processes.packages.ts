import type { SystemPackage } from '../../shared/system-package.ts';

const purpose = "keeping programs that open visitors' files away from everything else";

export const packages: readonly SystemPackage[] = [
  { package: 'bubblewrap', command: 'bwrap', purpose },
  {
    package: 'python3',
    command: 'python3',
    purpose: `${purpose} where bubblewrap is not allowed (containers)`,
  },
];
