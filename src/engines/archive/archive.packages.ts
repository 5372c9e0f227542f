import type { EnginePackage } from '../engine-package.ts';

export const packages: readonly EnginePackage[] = [
  {
    package: 'p7zip-full',
    command: '7z',
    purpose: 'opening 7Z, XZ and BZ2 archives',
    fileTypes: ['sevenZip', 'xz', 'bzip2'],
  },
  {
    package: 'libarchive-tools',
    command: 'bsdtar',
    purpose: 'opening 7Z and RAR archives that other programs cannot',
    fileTypes: ['sevenZip', 'rar'],
  },
];
