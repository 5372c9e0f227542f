import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type ActionRun, type InputFile, OutputFile } from '../../catalog/define-run.ts';
import type { ActionDefinition } from '../../catalog/define-tool.ts';
import type { Engines } from '../../engines/engines.ts';
import { endStep } from '../../platform/call-steps.ts';
import type { DiskSpace } from '../../platform/disk/disk-space.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { cleanTexts } from '../../shared/clean-text.ts';
import { fileTypes } from '../../shared/file-types.ts';
import { createId } from '../../shared/ids.ts';
import type { RunCaller, RunMeter } from '../../shared/run-caller.ts';
import { fileUrl } from '../files/files.contract.ts';
import type { StoredFile } from '../files/files.repository.ts';
import type { Files } from '../files/files.usecases.ts';
import type { Holder } from '../visitors/makers.ts';

export type ExecuteRun = (call: {
  action: ActionDefinition;
  run: ActionRun;
  options: Record<string, unknown>;
  inputs: Record<string, StoredFile[]>;
  caller: RunCaller;
  meter: (name: string) => RunMeter;
  /** The results' owner; required where the work makes files. */
  holder?: Holder;
  job?: string;
  inputBytes?: number;
  signal: AbortSignal;
  progress: (fraction: number, step?: string) => void;
  /** Without it, partial results are dropped. */
  emit?: (partial: unknown) => void;
}) => Promise<{
  result: Record<string, unknown>;
  madeFiles: boolean;
  /** Every returned file is an unchanged input. */
  madeNothing: boolean;
}>;

/**
 * Runs an action in a fresh directory below `workFolder` and returns its result, with output files moved to storage and
 * replaced by download URLs. The directory is always removed, but nobody waits for that; a failed run's stored outputs are deleted.
 */
export function createExecuteRun(dependencies: {
  engines: Engines;
  files: Files;
  storage: Storage;
  diskSpace: Pick<DiskSpace, 'assertRoomForWork'>;
  workFolder: string;
  log: Log;
}): ExecuteRun {
  const { engines, files, storage, diskSpace, workFolder, log } = dependencies;

  return async (call) => {
    const { action, run, options, inputs, holder, job, inputBytes = 0, signal } = call;
    const directory = join(workFolder, createId());
    const sent = join(directory, 'in');
    const kept: StoredFile[] = [];
    try {
      // Outputs are mostly about as large as inputs.
      if (inputBytes > 0) await diskSpace.assertRoomForWork(inputBytes);
      await mkdir(sent, { recursive: true, mode: 0o700 });
      // Texts that come out of a file can hold anything; a visitor's own come back as they were.
      const clean = Object.keys(inputs).length > 0 ? cleanTexts : <Value>(value: Value) => value;
      const fetched = await fetchInputs(storage, inputs, sent);
      endStep('prepare');
      const result = await run.run({
        options,
        files: fetched,
        engines,
        caller: call.caller,
        meter: call.meter,
        directory,
        signal,
        progress: (fraction, step) => call.progress(fraction, clean(step)),
        emit: (partial) => call.emit?.(clean(partial)),
      });
      signal.throwIfAborted();
      endStep('work');
      const returnedFiles = [...listOutputs(result)];
      if (holder) kept.push(...(await files.keepResults(returnedFiles, holder, job)));
      endStep('store result');
      const addresses = new Map(kept.map(({ id, name }, index) => [returnedFiles[index], fileUrl(id, name)]));
      return {
        result: action.result.parse(clean(replaceOutputs(result, addresses))),
        madeFiles: returnedFiles.length > 0,
        madeNothing: returnedFiles.length > 0 && returnedFiles.every(({ path }) => dirname(path) === sent),
      };
    } catch (error) {
      // A failed deletion is left to the sweep.
      await files.removeAll(kept.map(({ id }) => id)).catch(() => undefined);
      throw error;
    } finally {
      rm(directory, { recursive: true, force: true }).catch((error) =>
        log.warn({ err: error }, "Could not remove a run's directory"),
      );
    }
  };
}

/** Links the inputs into the run's directory under generated names: a visitor's file name never becomes a path. */
async function fetchInputs(storage: Storage, inputs: Record<string, StoredFile[]>, folder: string) {
  const fetched: Record<string, InputFile[]> = {};
  let count = 0;
  for (const [field, stored] of Object.entries(inputs)) {
    const inField: InputFile[] = [];
    for (const { id, storageKey, name, type, bytes } of stored) {
      const path = join(folder, `${count++}.${fileTypes[type].extensions[0]}`);
      await storage.fetch(storageKey, path);
      inField.push({ id, path, name, type, bytes });
    }
    fetched[field] = inField;
  }
  return fetched;
}

/** Every file in a result, each stored once. */
function listOutputs(value: unknown, found = new Set<OutputFile>()): Set<OutputFile> {
  if (value instanceof OutputFile) found.add(value);
  else if (value !== null && typeof value === 'object')
    for (const item of Object.values(value)) listOutputs(item, found);
  return found;
}

function replaceOutputs(value: unknown, addresses: ReadonlyMap<OutputFile | undefined, string>): unknown {
  if (value instanceof OutputFile) return addresses.get(value);
  if (Array.isArray(value)) return value.map((item) => replaceOutputs(item, addresses));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, replaceOutputs(item, addresses)]));
}
