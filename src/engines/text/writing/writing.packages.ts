import type { EnginePackage } from '../../engine-package.ts';
import { dictionaries, dictionaryFolder } from './dictionaries.ts';

export const packages: readonly EnginePackage[] = [
  { package: 'hunspell', command: 'hunspell' },
  ...Object.values(dictionaries).map((each) => ({
    package: each.package,
    command: `${dictionaryFolder}/${each.dictionary}.dic`,
  })),
].map((each) => ({ ...each, purpose: 'spelling in languages other than English', capabilities: ['reviseText'] }));
