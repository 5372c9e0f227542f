/**
 * Optional models that improve results.
 *
 *   npm run models                    lists them, with size, licence and source
 *   npm run models -- get isnet       downloads one, or continues a download, and verifies its published checksum
 *   npm run models -- remove isnet    deletes it
 *
 * They are stored in MODELS_DIR, by default `models` in DATA_DIR. Files brought from elsewhere work, too, under the same names.
 */
import { knownModels } from '../src/engines/onnx/library/known-models.ts';
import { runModelsCommand } from '../src/engines/onnx/library/models-command.ts';
import { modelsFolder } from '../src/engines/onnx/library/models-folder.ts';
import { processEnvironment } from '../src/platform/config/environment.ts';
import { StartError } from '../src/platform/start-error.ts';
import { readConfig } from '../src/settings.ts';

let shown = -1;

function showProgress(bytes: number, total: number | undefined): void {
  const percent = total === undefined ? 0 : Math.floor((bytes / total) * 100);
  if (Math.floor(percent / 5) <= shown) return;
  shown = Math.floor(percent / 5);
  console.log(`${Math.round(bytes / 1e6)} MB${total === undefined ? '' : ` of ${Math.round(total / 1e6)} MB`}`);
}

try {
  const folder = modelsFolder(readConfig(processEnvironment));
  const work = { models: knownModels, folder, progress: showProgress, signal: new AbortController().signal };
  console.log(await runModelsCommand(process.argv.slice(2), work));
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
