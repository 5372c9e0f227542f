import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { IsCounted, ScanAllowance } from '../../engines/allowances.ts';
import type { Engines } from '../../engines/engines.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { fileTypes } from '../../shared/file-types.ts';
import { createId } from '../../shared/ids.ts';
import type { Plan } from '../../shared/plans.ts';
import { type ActionRun, type InputFile, OutputFile } from '../../tools/define-run.ts';
import type { ActionDefinition } from '../../tools/define-tool.ts';
import { fileUrl } from '../files/files.contract.ts';
import type { StoredFile } from '../files/files.repository.ts';
import type { Files } from '../files/files.usecases.ts';

export type ExecuteRun = (call: {
  action: ActionDefinition;
  run: ActionRun;
  options: Record<string, unknown>;
  inputs: Record<string, StoredFile[]>;
  plan: Plan;
  scans?: ScanAllowance | undefined;
  isCounted?: IsCounted | undefined;
  /** Called when the work is done and every file that it hands back is one that was sent, as it was. */
  onNothingMade?: (() => Promise<void>) | undefined;
  signal: AbortSignal;
  progress: (fraction: number, step?: string) => void;
}) => Promise<Record<string, unknown>>;

/**
 * Runs an action in a fresh directory below `workFolder` and returns its result with every output file moved to storage and
 * replaced by its download address. The directory is removed whatever happens; when the run fails, so are its stored outputs.
 */
export function createExecuteRun(dependencies: {
  engines: Engines;
  files: Files;
  storage: Storage;
  workFolder: string;
}): ExecuteRun {
  const { engines, files, storage, workFolder } = dependencies;

  return async ({ action, run, options, inputs, plan, scans, isCounted, onNothingMade, signal, progress }) => {
    const directory = join(workFolder, createId());
    const sent = join(directory, 'in');
    const kept: StoredFile[] = [];
    // A file that stands in a result twice is stored once.
    const addresses = new Map<OutputFile, string>();
    const keep = async (output: OutputFile): Promise<string> => {
      const known = addresses.get(output);
      if (known !== undefined) return known;
      const file = await files.keepResult(output);
      kept.push(file);
      const address = fileUrl(file.id, file.name);
      addresses.set(output, address);
      return address;
    };
    try {
      await mkdir(sent, { recursive: true, mode: 0o700 });
      const result = await run.run({
        options,
        files: await fetchInputs(storage, inputs, sent),
        engines,
        plan,
        scans,
        isCounted,
        directory,
        signal,
        progress,
      });
      signal.throwIfAborted();
      const answer = action.result.parse(await replaceOutputs(result, keep));
      const handedBack = [...addresses.keys()];
      if (handedBack.length > 0 && handedBack.every(({ path }) => dirname(path) === sent)) await onNothingMade?.();
      return answer;
    } catch (error) {
      for (const file of kept) await files.remove(file.id);
      throw error;
    } finally {
      await rm(directory, { recursive: true, force: true });
    }
  };
}

/** Brings the inputs into the run's directory under names of our own: a visitor's file name never becomes a path. */
async function fetchInputs(storage: Storage, inputs: Record<string, StoredFile[]>, folder: string) {
  const fetched: Record<string, InputFile[]> = {};
  let count = 0;
  for (const [field, stored] of Object.entries(inputs)) {
    const inField: InputFile[] = [];
    for (const { storageKey, name, type, bytes } of stored) {
      const path = join(folder, `${count++}.${fileTypes[type].extensions[0]}`);
      await storage.fetch(storageKey, path);
      inField.push({ path, name, type, bytes });
    }
    fetched[field] = inField;
  }
  return fetched;
}

async function replaceOutputs(value: unknown, keep: (output: OutputFile) => Promise<string>): Promise<unknown> {
  if (value instanceof OutputFile) return keep(value);
  if (Array.isArray(value)) {
    const items: unknown[] = [];
    for (const item of value) items.push(await replaceOutputs(item, keep));
    return items;
  }
  if (value !== null && typeof value === 'object') {
    const fields: Record<string, unknown> = {};
    for (const [name, item] of Object.entries(value)) fields[name] = await replaceOutputs(item, keep);
    return fields;
  }
  return value;
}
