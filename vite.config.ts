import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { contentPlugin } from './scripts/content-plugin.ts';
import { languagePlugin } from './scripts/languages/language-plugin.ts';
import { refuseServerCode } from './scripts/refuse-server-code.ts';

const framework = ['react', 'react-dom', 'scheduler', 'react-router'].map((name) => `/node_modules/${name}/`);

/** Header and footer, and what the home page and tool pages have in common: the home page must not load the tools' code. */
const shell = [
  '/src/web/app/root.tsx',
  '/src/web/app/head/',
  '/src/web/kit/tool-shell/dropped-files.ts',
  '/src/web/kit/tool-shell/passed-files.ts',
  '/src/web/kit/tool-shell/use-page-drop.ts',
  ...['bag', 'disclosure', 'file-button', 'limits-table', 'plan-badge'].map((name) => `/src/web/kit/ui/${name}.tsx`),
  '/src/shared/plans.ts',
  '/src/shared/units.ts',
  '/src/shared/language/',
  '/src/web/kit/ui/rich.tsx',
  '/src/web/kit/ui/use-root-mark.ts',
];

const toolKit = [
  ...['check-file', 'drop-zone', 'file-queue', 'start-button', 'use-file-queue', 'use-remembered', 'workbench'].map(
    (name) => `/src/web/kit/tool-shell/${name}.ts`,
  ),
  '/src/shared/file-types.ts',
];

const includesAny = (parts: readonly string[]) => (id: string) => parts.some((part) => id.includes(part));

export default defineConfig({
  plugins: [languagePlugin(), tailwindcss(), reactRouter(), contentPlugin(), refuseServerCode()],
  publicDir: 'src/web/app/public',
  build: {
    // The content security policy allows no data: fonts or scripts, and a hashed file is cached for good.
    assetsInlineLimit: 0,
    // One stylesheet, which pages name: otherwise the first part that comes later brings the same styles a second time, and the
    // browser works out the looks of the whole page anew.
    cssCodeSplit: false,
    reportCompressedSize: false,
    rolldownOptions: {
      // Leaves the thousand icons alone that nobody imports: a third of the build's time.
      experimental: { lazyBarrel: true },
      checks: { pluginTimings: false },
    },
  },
  // Modules, as the pages are: packages that ask for `require` find what they look for only in these.
  worker: { format: 'es', plugins: () => [languagePlugin()], rolldownOptions: { checks: { pluginTimings: false } } },
  environments: {
    // Makes the pages and is thrown away: which chunk holds a definition is of no interest there.
    ssr: { build: { rolldownOptions: { checks: { ineffectiveDynamicImport: false } } } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // A few files instead of dozens: they compress better, and the list of routes that every page loads names every
              // file of every page. A group brings along what it imports, except what a group before it has.
              groups: [
                // Changes least.
                { name: 'framework', test: includesAny(framework), priority: 3 },
                { name: 'shell', test: includesAny(shell), priority: 2 },
                // In files of their own: pages without files would load the tool kit for them.
                { name: 'call-error', test: includesAny(['/src/web/kit/http/call-error.ts']), priority: 2 },
                { name: 'file-address', test: includesAny(['/src/modules/files/files.contract.ts']), priority: 2 },
                // For the home page and the search dialog; tool pages open the dialog at a key.
                { name: 'tool-search', test: includesAny(['/src/web/app/search/']), priority: 2 },
                { name: 'eye', test: /\/lucide-react\/dist\/esm\/icons\/eye(-off)?\./, priority: 2 },
                { name: 'queries', test: /\/node_modules\/@tanstack\/(react-query|query-core)\//, priority: 2 },
                { name: 'schemas', test: /\/node_modules\/zod\//, priority: 1 },
                // What tools show before there is a file; views of files come when they are asked for, calls with the first.
                { name: 'tool-kit', test: includesAny(toolKit), priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
  // Found only when a page asks for them, they would make `npm run dev` reload in the middle of the first visits.
  optimizeDeps: {
    include: [
      '@cantoo/pdf-lib',
      '@dnd-kit/core',
      '@tanstack/react-query',
      '@tanstack/react-virtual',
      'fflate',
      'lucide-react',
      'qr',
      'radix-ui',
      'react-router/dom',
      'syllable',
      'zod',
      'zxing-wasm/reader',
    ],
  },
  // An address instead of the default name: a minimal machine has no /etc/hosts that knows 'localhost'. Prerendering uses it.
  preview: { host: '127.0.0.1' },
  server: {
    host: '127.0.0.1',
    // Calls, and not the page that describes them. Prerendering has the same rules.
    proxy: { '^/api/(?!docs(?!/json))': `http://127.0.0.1:${process.env.PORT ?? '3000'}` },
  },
});
