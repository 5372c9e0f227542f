import pino from 'pino';
import { expect, it } from 'vitest';
import { fontPaths } from '../../pdf/font-files.ts';
import { createHttpServer } from '../../platform/http/server.ts';
import { packagesDirectory } from '../../platform/processes/packages.ts';
import { fontUrl } from './fonts.contract.ts';
import { fontRoutes } from './fonts.routes.ts';

it('hands out every font on the list, to be kept by the browser', async () => {
  const server = await serverWithFonts();
  for (const path of fontPaths) {
    const { statusCode, headers, rawPayload } = await server.inject({ url: fontUrl(path) });
    expect({ path, statusCode }).toEqual({ path, statusCode: 200 });
    expect(headers['content-type']).toMatch(/^font\/[ot]tf$/);
    expect(headers['cache-control']).toContain('max-age');
    // 'OTTO', or version 1.0 of the TrueType format.
    expect(['4f54544f', '00010000']).toContain(rawPayload.subarray(0, 4).toString('hex'));
  }
});

it.each(['../package.json', '%2e%2e/package.json', 'sharp/package.json', ''])(
  'hands out nothing else: %s',
  async (path) => {
    const server = await serverWithFonts();
    const answer = await server.inject({ url: fontUrl(path) });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('"version"');
  },
);

async function serverWithFonts() {
  const server = await createHttpServer({
    log: pino({ level: 'silent' }),
    trustProxy: false,
    publicUrl: 'http://localhost',
  });
  fontRoutes(server, { packagesDirectory });
  return server;
}
