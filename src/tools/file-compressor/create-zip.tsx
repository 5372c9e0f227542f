import { z } from 'zod';
import { t } from '../../shared/language/translate.ts';
import { callBytes } from '../../shared/plans.ts';
import { formatBytes } from '../../shared/units.ts';
import { usePlan } from '../../web/kit/session/use-user.ts';
import { DropZone } from '../../web/kit/tool-shell/drop-zone.tsx';
import { readText, useKeptState } from '../../web/kit/tool-shell/kept-pages.tsx';
import { StartButton } from '../../web/kit/tool-shell/start-button.tsx';
import { CallNote } from '../../web/kit/tool-shell/use-call.tsx';
import { useRemembered } from '../../web/kit/tool-shell/use-remembered.ts';
import { Workbench } from '../../web/kit/tool-shell/workbench.tsx';
import { useFailureNote } from '../../web/kit/ui/failure-note.tsx';
import { fileCompressor } from './file-compressor.tool.ts';
import type { useCreateZip } from './use-create-zip.web.ts';
import type { ZipFiles } from './use-zip-files.web.ts';
import { ZipFileList } from './zip-file-list.tsx';
import { zipName } from './zip-name.ts';
import { ZipResult } from './zip-result.tsx';
import { ZipSettings, type ZipSettingsChoice } from './zip-settings.tsx';

const { compress } = fileCompressor.actions;
/** The password is never saved. */
const rememberedSchema = z.object({ level: compress.options.shape.level });
const firstChoice = rememberedSchema.parse({});

/** Files in, one ZIP out. */
export function CreateZip({ files, creation }: { files: ZipFiles; creation: ReturnType<typeof useCreateZip> }) {
  const [{ level }, remember] = useRemembered(fileCompressor.slug, rememberedSchema, firstChoice);
  // Restored after Back, never written to disk.
  const [password, setPassword] = useKeptState('password', '');
  const [name, setName] = useKeptState('name', '', readText);
  const { work, start, cancel, reset } = creation;
  const maxTotalBytes = callBytes[usePlan()];
  const exceedsLimit = files.totalBytes > maxTotalBytes;
  const change = (next: ZipSettingsChoice) => {
    remember({ level: next.level });
    setPassword(next.password);
    setName(next.name);
    reset();
  };
  // Files added while a ZIP is being made would not be in it.
  const notNow = useFailureNote(work.state === 'busy');
  const add = (sources: readonly File[]) => {
    if (work.state !== 'busy') files.add(sources);
    else notNow.show({ title: t('One moment'), text: t('Please add more when this ZIP is ready.') });
  };
  const choice = { level, password: password || undefined, name: name.trim() || undefined };

  return (
    <Workbench
      settings={
        <ZipSettings
          choice={{ level, password, name }}
          onChange={change}
          defaultName={zipName(
            undefined,
            files.items.map(({ path }) => path),
          )}
        />
      }
      action={
        <StartButton
          label="Create ZIP"
          busyLabel="Compressing…"
          busy={work.state === 'busy'}
          disabled={files.items.length === 0 || exceedsLimit}
          again={work.state === 'done'}
          onStart={() => start(files, choice)}
          onCancel={cancel}
        />
      }
    >
      {files.items.length === 0 ? (
        <DropZone field={compress.files.files} what={t('files')} multiple folders onFiles={add} />
      ) : (
        <div className="space-y-5">
          <CallNote work={work} />
          {work.state === 'done' && <ZipResult zip={work.result} onDeleted={reset} />}
          <DropZone field={compress.files.files} what={t('files')} multiple folders compact onFiles={add} />
          {notNow.note}
          <ZipFileList files={files} locked={work.state === 'busy'} />
          {exceedsLimit && (
            <p role="alert" className="text-danger">
              Together these files are {formatBytes(files.totalBytes)}, and one ZIP takes up to{' '}
              {formatBytes(maxTotalBytes)} here. Please remove some.
            </p>
          )}
        </div>
      )}
    </Workbench>
  );
}
