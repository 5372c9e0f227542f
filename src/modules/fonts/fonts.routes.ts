import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { fontPaths } from '../../pdf/font-files.ts';
import { describeRoute } from '../accounts/describe-route.ts';
import { fontRoute } from './fonts.contract.ts';
import { fontErrors } from './fonts.errors.ts';

const dayS = 24 * 60 * 60;
const mediaTypes: Readonly<Record<string, string>> = { '.otf': 'font/otf', '.ttf': 'font/ttf' };

/** Serves the free fonts the browser's PDFium needs from the packages' folder, only those on the list. */
export function fontRoutes(app: FastifyInstance, { packagesDirectory }: { packagesDirectory: string }): void {
  app.get<{ Params: { '*': string } }>(
    fontRoute,
    describeRoute({
      tag: 'Instance',
      summary: 'A substitute font for PDFs that do not embed theirs.',
      access: 'anyone',
      params: { '*': 'The path of the font in its package.' },
      produces: 'font/ttf',
      refusals: [fontErrors.unknown()],
    }),
    async ({ params }, reply) => {
      const path = params['*'];
      if (!fontPaths.has(path)) throw fontErrors.unknown();
      const file = join(packagesDirectory, path);
      const { size } = await stat(file);
      return reply
        .headers({
          'cache-control': `public, max-age=${30 * dayS}`,
          'content-length': size,
          'content-type': mediaTypes[extname(path)] ?? 'application/octet-stream',
        })
        .send(createReadStream(file));
    },
  );
}
