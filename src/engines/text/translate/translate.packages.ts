import type { EnginePackage } from '../../engine-package.ts';
import { modeFile } from './apertium.ts';

export const packages: readonly EnginePackage[] = [
  { package: 'apertium', command: 'apertium' },
  { package: 'apertium-eng-spa', command: modeFile('eng-spa') },
  { package: 'apertium-fr-es', command: modeFile('fr-es') },
  { package: 'apertium-es-pt', command: modeFile('es-pt') },
  { package: 'apertium-spa-ita', command: modeFile('spa-ita') },
  { package: 'apertium-swe-dan', command: modeFile('swe-dan') },
].map((each) => ({ ...each, purpose: 'translating without a provider', capabilities: ['translate'] }));
