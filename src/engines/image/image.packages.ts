import type { EnginePackage } from '../engine-package.ts';

export const packages: readonly EnginePackage[] = [
  {
    package: 'libheif-examples',
    command: 'heif-convert',
    purpose: 'reading HEIC photos',
    fileTypes: ['heic'],
  },
];
