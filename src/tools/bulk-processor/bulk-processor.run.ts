import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { defineRun, defineRuns, type InputFile, OutputFile } from '../../catalog/define-run.ts';
import { fileTypes } from '../../shared/file-types.ts';
import { t } from '../../shared/language/translate.ts';
import { bulkProcessor } from './bulk-processor.tool.ts';
import { stepsOf } from './bulk-steps.ts';
import { defaultPattern, nameResult } from './name-pattern.ts';

const { process } = bulkProcessor.actions;

export const processRun = defineRun(process)(['runStep'], async (context) => {
  const { options, engines, directory, caller, meter, signal, progress } = context;
  const [source] = context.files.file;
  const steps = stepsOf(options);
  const notes: string[] = [];
  let file: InputFile = source;
  for (const [index, step] of steps.entries()) {
    const place =
      steps.length > 1 ? t('Step {number} of {count}', { number: index + 1, count: steps.length }) : undefined;
    const made = await engines.runStep({
      step,
      input: file,
      directory: join(directory, `step-${index}`),
      caller,
      meter,
      signal,
      progress: (fraction, words) =>
        progress((index + fraction) / steps.length, [place, words].filter((part) => part !== undefined).join(': ')),
    });
    notes.push(...made.notes);
    const { path, name, type } = made;
    file = { path, name, type, bytes: (await stat(path)).size };
  }
  const name = nameResult(options.namePattern ?? defaultPattern, {
    name: source.name,
    n: options.number,
    ext: endingOf(file),
    date: options.date ?? new Date().toISOString().slice(0, 10),
  });
  return {
    downloadUrl: new OutputFile({ path: file.path, name, type: file.type }),
    filename: name,
    type: file.type,
    originalSize: source.bytes,
    bytes: file.bytes,
    notes: [...new Set([...noteOfName(source, file), ...notes])],
  };
});

export const runs = defineRuns(bulkProcessor, { process: processRun });

/** A file that is an image or PDF in name only is packed like any other file, with a note. */
function noteOfName({ name, type }: InputFile, result: InputFile): string[] {
  const ending = extname(name).slice(1).toLowerCase();
  const named = Object.entries(fileTypes).find(([, { extensions }]) => extensions.some((known) => known === ending));
  if (result.type !== 'zip' || !named || named[0] === type || !/^(?:image\/|application\/pdf)/.test(named[1].mime))
    return [];
  return [
    t('This file is not a readable {name}, despite its name, so it was packed as it is.', { name: named[1].name }),
  ];
}

/** The extension the tool gave, such as tsv for a table, or the type's default. */
function endingOf({ name, type }: InputFile): string {
  const ending = extname(name).slice(1).toLowerCase();
  return /^[a-z0-9]{1,8}$/.test(ending) ? ending : (fileTypes[type].extensions[0] ?? 'bin');
}
