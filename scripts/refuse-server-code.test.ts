import { expect, test } from 'vitest';
import { whyServerOnly } from './refuse-server-code.ts';

test.each([
  'node:fs',
  '__vite-browser-external:node:fs',
  'src/platform/http/site.ts',
  'src/engines/engines.ts',
  'src/compose.ts',
  'src/settings.ts',
  'src/tools/runs.index.ts',
  'src/catalog/define-run.ts',
  'src/tools/image-compressor/image-compressor.run.ts',
  'src/modules/files/files.routes.ts',
  'src/modules/files/files.errors.ts',
  'src/engines/file-type/sniff-type.ts',
])('%s never reaches a browser', (path) => {
  expect(whyServerOnly(path)).toBeTypeOf('string');
});

test.each([
  'src/web/app/root.tsx',
  'src/shared/units.ts',
  'src/tools/cards.index.ts',
  'src/tools/image-compressor/image-compressor.tool.ts',
  'src/tools/image-compressor/image-compressor.page.tsx',
  'src/tools/case-converter/case-formats.ts',
  'src/modules/files/files.contract.ts',
  'node_modules/react/index.js',
])('%s may be sent to browsers', (path) => {
  expect(whyServerOnly(path)).toBeUndefined();
});
