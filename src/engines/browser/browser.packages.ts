import type { EnginePackage } from '../engine-package.ts';

export const packages: readonly EnginePackage[] = [
  {
    package: 'chromium-headless-shell',
    command: 'chromium-headless-shell',
    purpose: 'printing web pages, emails and Markdown with their styles',
    capabilities: ['printHtml'],
  },
];
