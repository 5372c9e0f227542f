import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../../../platform/start-error.ts';
import { checksumOf, fetchModel } from './fetch-model.ts';
import type { KnownModel } from './known-models.ts';

export const modelsUsage = [
  'npm run models                    lists the optional models',
  'npm run models -- get NAME        downloads one and verifies it',
  'npm run models -- remove NAME     deletes it',
].join('\n');

/**
 * Lists, fetches and deletes optional models, for `scripts/models.ts`. Returns what to print; throws StartErrors for the
 * operator.
 */
export async function runModelsCommand(
  [verb = 'list', name = '', ...rest]: readonly string[],
  {
    models,
    folder,
    progress,
    signal,
  }: {
    models: readonly KnownModel[];
    folder: string;
    progress: (bytes: number, total: number | undefined) => void;
    signal: AbortSignal;
  },
): Promise<string> {
  if (verb === 'list' && name === '') return list(models, folder);
  if ((verb !== 'get' && verb !== 'remove') || name === '' || rest.length > 0) throw new StartError(modelsUsage);
  const model = models.find((known) => known.name === name);
  if (!model)
    throw new StartError(`There is no model ${name}. Known are ${models.map((known) => known.name).join(', ')}.`);
  const path = join(folder, model.file);
  if (verb === 'remove') {
    const wasThere = existsSync(path) || existsSync(`${path}.part`);
    await Promise.all([path, `${path}.part`].map((file) => rm(file, { force: true })));
    return wasThere
      ? `Deleted ${path}. A running server uses it until its next start.`
      : `${name} is not in ${folder}.`;
  }
  if (existsSync(path)) {
    if ((await checksumOf(path)) === model.md5) return `${name} is here already: ${path}`;
    throw new StartError(
      `${path} is not the published ${name}. To replace it, delete it first: npm run models -- remove ${name}`,
    );
  }
  const { bytes } = await fetchModel(model, folder, { progress, signal });
  return `Stored ${path} (${Math.round(bytes / 1e6)} MB, checksum as published). The next start of the server uses it.`;
}

const list = (models: readonly KnownModel[], folder: string): string =>
  [
    `Optional models. Their folder is ${folder}.`,
    ...models.flatMap(({ name, file, improves, about, megabytes, licence, authors, url }) => [
      '',
      `${name}${existsSync(join(folder, file)) ? ' (here)' : ''}`,
      `  for      ${improves}: ${about}`,
      `  size     ${megabytes} MB`,
      `  licence  ${licence}, ${authors}`,
      `  source   ${url}`,
    ]),
    '',
    'The first of those present is used.',
    '',
    modelsUsage,
  ].join('\n');
