import type { ToolDefinition } from '../src/catalog/define-tool.ts';
import { type FileType, fileTypes } from '../src/shared/file-types.ts';
import { openPath, sharePath } from '../src/shared/offline-files.ts';
import { tools } from '../src/tools/tools.index.ts';

const maxShortcuts = 4;

/** A program that unpacks itself is no file to open here. */
const notOffered: readonly FileType[] = ['exe'];

/** The manifest of the installed site: the written part, and what follows from the tools and the types they take. */
export function completeManifest(written: Record<string, unknown>): Record<string, unknown> {
  const definitions: readonly ToolDefinition[] = tools;
  const types = [...new Set(definitions.flatMap(acceptedBy))].filter((type) => !notOffered.includes(type));
  const accept = Object.fromEntries(
    types.map((type) => [fileTypes[type].mime, fileTypes[type].extensions.map((extension) => `.${extension}`)]),
  );
  return {
    ...written,
    shortcuts: definitions
      .toSorted(byRank)
      .slice(0, maxShortcuts)
      .map(({ slug, name, tagline }) => ({
        ...{ name, description: tagline, url: `/tools/${slug}` },
        icons: [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }],
      })),
    file_handlers: [{ action: openPath, accept, launch_type: 'single-client' }],
    launch_handler: { client_mode: 'auto' },
    share_target: {
      action: sharePath,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        files: [{ name: 'files', accept: Object.entries(accept).flatMap(([mime, endings]) => [mime, ...endings]) }],
      },
    },
  };
}

const acceptedBy = ({ actions }: ToolDefinition): readonly FileType[] =>
  Object.values(actions).flatMap(({ files }) => Object.values(files ?? {}).flatMap(({ accepts }) => accepts));

const byRank = (a: ToolDefinition, b: ToolDefinition): number =>
  (a.rank ?? Number.POSITIVE_INFINITY) - (b.rank ?? Number.POSITIVE_INFINITY) || a.name.localeCompare(b.name);
