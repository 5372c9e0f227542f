import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { refuseServerCode } from './scripts/refuse-server-code.ts';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), refuseServerCode()],
  publicDir: 'src/web/public',
  build: {
    // The content security policy allows no data: fonts or scripts, and a hashed file is cached for good.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      // Leaves the thousand icons alone that nobody imports: a third of the build's time.
      experimental: { lazyBarrel: true },
      checks: { pluginTimings: false },
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // What every page needs, in two files instead of twenty: they compress better, and the first changes rarely.
              groups: [
                {
                  name: 'framework',
                  test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack)\//,
                  priority: 2,
                },
                { name: 'shell', test: /src\/web\/root\.tsx/, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
  // An address instead of the default name: a minimal machine has no /etc/hosts that knows 'localhost'. Prerendering uses it.
  preview: { host: '127.0.0.1' },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': `http://127.0.0.1:${process.env.PORT ?? '3000'}` },
  },
});
