import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { defineRun, defineRuns, type InputFile, OutputFile, type RunContext } from '../../catalog/define-run.ts';
import { defineError } from '../../shared/errors.ts';
import { type FileType, withExtension } from '../../shared/file-types.ts';
import { t } from '../../shared/language/translate.ts';
import { backgroundRemover } from './background-remover.tool.ts';

const noPicture = defineError('BACKGROUND_PICTURE_MISSING', 400, () =>
  t('A picture for the background is missing. Please choose one, or another background.'),
);

const { remove: action } = backgroundRemover.actions;
const needs = ['cutOutPhoto', 'encodeImage'] as const;
type Context = RunContext<typeof action, (typeof needs)[number]>;

const remove = defineRun(action)(needs, async (context) => {
  const { options, files, engines, directory, signal, progress } = context;
  const [source] = files.file;
  const { format } = options;
  const picture = fileOf(files.picture);
  if (options.background === 'image' && !picture) throw noPicture();
  const [output, maskOutput] = [join(directory, 'cut-out'), join(directory, 'mask')];
  progress(0.1, t('Finding the subject'));
  const made = await engines.cutOutPhoto({
    ...options,
    input: source.path,
    type: source.type,
    picture,
    mask: fileOf(files.mask),
    output,
    maskOutput,
    signal,
  });
  const shown = await shownPhoto(context);
  const fileName = named(source.name, format, options.background === 'transparent' ? 'cut-out' : 'new-background');
  const notes: string[] = [];
  if (made.model !== undefined) notes.push(t('Found by the model {model}.', { model: made.model }));
  if (made.isEmpty) notes.push(t('Nothing was marked as the subject, so all of the photo was removed.'));
  else if (made.isWhole) notes.push(t('The subject fills the whole photo, so nothing was removed.'));
  if (made.frames > 1) notes.push(t('Only the first of its frames or pages is cut out.'));
  if (made.isDeep) notes.push(t('The photo has 16 bits per colour channel, the result 8.'));
  if (options.crop === 'passport' || options.crop === 'usPassport') {
    notes.push(t('Please check the height of the head: every country has rules of its own.'));
  }
  return {
    downloadUrl: new OutputFile({ path: output, name: fileName, type: format }),
    maskUrl: new OutputFile({ path: maskOutput, name: named(source.name, 'png', 'mask'), type: 'png' }),
    fileName,
    format,
    width: made.width,
    height: made.height,
    bytes: (await stat(output)).size,
    ...(shown && { photoUrl: shown }),
    photoWidth: made.sourceWidth,
    photoHeight: made.sourceHeight,
    foundBy: made.by,
    notes,
  };
});

const notShownByBrowsers: readonly FileType[] = ['heic', 'tiff'];

/** To be looked at while it is corrected, in all its pixels. Undefined for photos that browsers show themselves. */
async function shownPhoto({ files, engines, directory, signal }: Context) {
  const [source] = files.file;
  if (!notShownByBrowsers.includes(source.type)) return undefined;
  const path = join(directory, 'shown');
  const photo = { input: source.path, inputType: source.type, output: path };
  await engines.encodeImage({ ...photo, format: 'jpeg', quality: 80, metadata: 'strip', signal });
  return new OutputFile({ path, name: withExtension(source.name, 'jpeg'), type: 'jpeg' });
}

const fileOf = ([file]: readonly InputFile[]) => file && { path: file.path, type: file.type };

/** `'anna.jpg'` → `'anna-cut-out.png'` */
const named = (name: string, format: 'png' | 'webp' | 'jpeg', what: string): string =>
  withExtension(name, format).replace(/(\.[^.]+)$/, `-${what}$1`);

export const runs = defineRuns(backgroundRemover, { remove }, { remove: [noPicture()] });
