import { Readable } from 'node:stream';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance, FastifyReply } from 'fastify';
import rangeParser from 'range-parser';
import { z } from 'zod';
import { type ByteRange, type Storage, StorageMissError } from '../../platform/storage/storage.ts';
import { storedZip } from '../../platform/zip/stored-zip.ts';
import { fileTypes, safeFileName } from '../../shared/file-types.ts';
import { idPattern } from '../../shared/ids.ts';
import type { Identify } from '../accounts/caller.ts';
import { describeRoute } from '../accounts/describe-route.ts';
import type { Makers } from '../visitors/makers.ts';
import { maxArchiveFiles } from './files.contract.ts';
import { fileErrors } from './files.errors.ts';
import type { StoredFile } from './files.repository.ts';
import type { Files } from './files.usecases.ts';

// Types browsers may show inline; everything else downloads. SVG can contain scripts, so it is never shown.
const inlineTypes: readonly string[] = ['jpeg', 'png', 'webp', 'avif', 'gif'];

const archiveQuerySchema = z.object({
  id: z.array(z.string()).describe(`Of each file, up to ${maxArchiveFiles}: id=...&id=...`),
  name: z.string().optional().describe("What the ZIP is called; 'files.zip' when left out."),
});

export function fileRoutes(
  app: FastifyInstance,
  dependencies: { files: Files; storage: Storage; identify: Identify; makers: Pick<Makers, 'namesOf'> },
): void {
  const { files, storage, identify, makers } = dependencies;
  const archiveDescription = describeRoute({
    tag: 'Files',
    summary: 'Downloads several stored files as one ZIP.',
    access: 'anyone',
    query: archiveQuerySchema,
    produces: 'application/zip',
    refusals: [fileErrors.archiveRequest(), fileErrors.gone()],
  });
  app.get('/api/files/archive', archiveDescription, async (request, reply) => {
    const query = request.query as { id?: string | string[]; name?: string | string[] };
    const ids = [...new Set([query.id ?? []].flat())];
    if (ids.length === 0 || ids.length > maxArchiveFiles || !ids.every((id) => idPattern.test(id))) {
      throw fileErrors.archiveRequest();
    }
    const stored = await files.require(ids);
    await files.takenOut(stored);
    const name = safeFileName([query.name ?? ''].flat()[0] ?? '', 'files.zip');
    download(reply, name.endsWith('.zip') ? name : `${name}.zip`, 'application/zip');
    return reply.send(archive(stored, storage));
  });

  app.get(
    '/api/files/:id/:name',
    describeRoute({
      tag: 'Files',
      summary: 'Downloads a stored file, with range requests.',
      access: 'anyone',
      params: { id: 'Of the file.', name: 'Anything: the file has its own name.' },
      query: z.object({ inline: z.string().optional().describe('Given, an image is shown rather than downloaded.') }),
      produces: 'application/octet-stream',
      refusals: [fileErrors.gone(), fileErrors.rangeNotSatisfiable()],
    }),
    async (request, reply) => {
      const { id } = request.params as { id: string };
      const [file] = idPattern.test(id) ? await files.require([id]) : [];
      if (!file) throw fileErrors.gone();
      const { range: rangeHeader, 'if-range': ifRange } = request.headers;
      const inline = (request.query as { inline?: string }).inline !== undefined && inlineTypes.includes(file.type);
      // Content behind an id never changes, so the id is the ETag; it is in the URL anyway.
      const etag = `"${file.id}"`;
      download(reply, file.name, fileTypes[file.type].mime, inline);
      reply.headers({ etag, 'accept-ranges': 'bytes', 'cache-control': 'private, no-cache' });
      // Looking at an image in the page takes nothing out.
      if (request.method === 'GET' && !inline) await files.takenOut([file]);
      if (request.headers['if-none-match'] === etag) return reply.status(304).send();
      const range = rangeOf(file, rangeHeader, ifRange, etag, reply);
      if (range) {
        reply.status(206).header('content-range', `bytes ${range.start}-${range.end}/${file.bytes}`);
      }
      reply.header('content-length', range ? range.end - range.start + 1 : file.bytes);
      if (request.method === 'HEAD') return reply.send(Readable.from([]));
      return sendContent(reply, file, storage, range);
    },
  );

  for (const path of ['/api/files/:id', '/api/files/:id/:name']) {
    const description = describeRoute({
      tag: 'Files',
      summary: 'Deletes a stored file; only its owner can.',
      access: 'everyone',
      params: { id: 'Of the file.', ...(path.endsWith(':name') && { name: 'Anything.' }) },
      status: 204,
      refusals: [fileErrors.notYours()],
    });
    app.delete(path, description, async (request, reply) => {
      const { id } = request.params as { id: string };
      if (idPattern.test(id)) await files.removeOwn(id, makers.namesOf(request, await identify(request)));
      return reply.status(204).send();
    });
  }
}

/** Sends a whole stored file as a download. */
export async function sendFile(reply: FastifyReply, file: StoredFile, storage: Storage): Promise<FastifyReply> {
  download(reply, file.name, fileTypes[file.type].mime);
  reply.headers({ 'content-length': file.bytes, 'cache-control': 'private, no-cache' });
  return sendContent(reply, file, storage);
}

async function sendContent(reply: FastifyReply, file: StoredFile, storage: Storage, range?: ByteRange) {
  try {
    return await reply.send(await storage.read(file.storageKey, range));
  } catch (error) {
    throw error instanceof StorageMissError ? fileErrors.gone(undefined, { cause: error }) : error;
  }
}

/** Headers that keep browsers from treating a visitor's file as a page of this site. */
function download(reply: FastifyReply, name: string, mime: string, inline = false): void {
  reply.headers({
    'content-type': mime,
    'content-disposition': contentDisposition(name, { type: inline ? 'inline' : 'attachment' }),
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'x-content-type-options': 'nosniff',
  });
}

/** The requested range; undefined for the whole file (RFC 9110, 14.2: other requests may be answered in full). */
function rangeOf(
  file: StoredFile,
  header: string | undefined,
  ifRange: string | string[] | undefined,
  etag: string,
  reply: FastifyReply,
): ByteRange | undefined {
  if (header === undefined || (ifRange !== undefined && ifRange !== etag)) return undefined;
  const ranges = rangeParser(file.bytes, header, { combine: true });
  if (ranges === -1) {
    reply.header('content-range', `bytes */${file.bytes}`);
    throw fileErrors.rangeNotSatisfiable();
  }
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return undefined;
  return ranges[0];
}

/** Stored, not compressed: the entries mostly are already. */
function archive(stored: readonly StoredFile[], storage: Storage): Readable {
  const names = uniqueNames(stored.map(({ name }) => name));
  return storedZip(
    stored.map(({ storageKey, bytes }, index) => ({
      path: names[index] ?? 'file',
      bytes,
      open: () => storage.read(storageKey),
    })),
  );
}

/** `['a.png', 'a.png']` → `['a.png', 'a (2).png']`, ignoring case like Windows and macOS. */
export function uniqueNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const dot = name.lastIndexOf('.') > 0 ? name.lastIndexOf('.') : name.length;
    let unique = name;
    for (let count = 2; taken.has(unique.toLowerCase()); count++) {
      unique = `${name.slice(0, dot)} (${count})${name.slice(dot)}`;
    }
    taken.add(unique.toLowerCase());
    return unique;
  });
}
