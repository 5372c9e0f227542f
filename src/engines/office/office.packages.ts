import type { EnginePackage } from '../engine-package.ts';

const programs = [
  { package: 'libreoffice-writer', command: 'lowriter' },
  { package: 'libreoffice-calc', command: 'localc' },
  { package: 'libreoffice-impress', command: 'loimpress' },
  { package: 'libreoffice-draw', command: 'lodraw' },
  { package: 'python3-uno', command: '/usr/lib/python3/dist-packages/uno.py' },
];

/** Metric-compatible with the fonts that documents ask for: Calibri, Cambria, Arial, Times New Roman, Courier New. */
const fonts = [
  { package: 'fonts-crosextra-carlito', command: '/usr/share/fonts/truetype/crosextra/Carlito-Regular.ttf' },
  { package: 'fonts-crosextra-caladea', command: '/usr/share/fonts/truetype/crosextra/Caladea-Regular.ttf' },
  { package: 'fonts-liberation', command: '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf' },
  { package: 'fonts-dejavu-core', command: '/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf' },
];

export const packages: readonly EnginePackage[] = [
  ...programs.map((each) => ({ ...each, purpose: 'converting documents' })),
  ...fonts.map((each) => ({ ...each, purpose: 'the lines and pages of converted documents' })),
].map((each) => ({ ...each, capabilities: ['convertOffice'] }));
