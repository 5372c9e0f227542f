import { Download, LockKeyhole, TriangleAlert } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { fileTypes, isFileType } from '../../shared/file-types.ts';
import { language, t } from '../../shared/language/translate.ts';
import { formatBytes } from '../../shared/units.ts';
import { DropZone } from '../../web/kit/tool-shell/drop-zone.tsx';
import { StartButton } from '../../web/kit/tool-shell/start-button.tsx';
import { Workbench } from '../../web/kit/tool-shell/workbench.tsx';
import { Button, ButtonAnchor } from '../../web/kit/ui/button.tsx';
import { Panel } from '../../web/kit/ui/panel.tsx';
import { PasswordField } from '../../web/kit/ui/password-field.tsx';
import { ProgressBar } from '../../web/kit/ui/progress-bar.tsx';
import { maxPasswordLength } from './archive-options.ts';
import { EntryList } from './entry-list.tsx';
import { filesBelow } from './entry-views.ts';
import { fileCompressor } from './file-compressor.tool.ts';
import type { ArchiveDesk, Extraction, Listing } from './use-open-archive.web.ts';

const field = fileCompressor.actions.inspect.files.file;

const passwordWords = { label: t('Password'), autoComplete: 'off', maxLength: maxPasswordLength } as const;

/** Opens an archive and extracts its files. */
export function OpenArchive({ desk }: { desk: ArchiveDesk }) {
  const { archive } = desk;
  const zone = (compact: boolean) => (
    <DropZone
      field={field}
      what={t('an archive')}
      compact={compact}
      onFiles={([file]) => file && void desk.open(file)}
    />
  );
  switch (archive.state) {
    case 'none':
      return zone(false);
    case 'opening':
      return (
        <Panel>
          <p className="mb-2 break-all font-semibold">Opening {archive.name}…</p>
          <ProgressBar fraction={archive.fraction} label={`Opening ${archive.name}`} />
        </Panel>
      );
    case 'failed':
      return (
        <div className="space-y-5">
          <p role="alert" className="rounded-[12px] bg-danger-soft px-4 py-3 text-danger">
            <strong className="break-all">
              <bdi>{archive.name}</bdi>:
            </strong>{' '}
            {archive.sentence}
          </p>
          {zone(true)}
        </div>
      );
    case 'locked':
      return (
        <div className="space-y-5">
          <Unlock
            name={archive.source.name}
            error={archive.error}
            onPassword={(password) => desk.open(archive.source, password)}
          />
          {zone(true)}
        </div>
      );
    case 'open':
      return (
        <OpenedArchive
          key={archive.source.name + archive.listing.totalBytes}
          desk={desk}
          {...archive}
          zone={zone(true)}
        />
      );
  }
}

function Unlock(props: { name: string; error: string | undefined; onPassword: (password: string) => void }) {
  const { name, error, onPassword } = props;
  const [password, setPassword] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password !== '') onPassword(password);
  };
  return (
    <Panel aria-labelledby="unlock">
      <h2 id="unlock" className="mb-1 flex items-center gap-2 text-xl">
        <LockKeyhole className="size-5" aria-hidden="true" />
        <bdi className="break-all">{name}</bdi> is locked
      </h2>
      <p className="mb-4 text-soft">Even its file names are encrypted. Please enter its password.</p>
      <form onSubmit={submit} className="max-w-md space-y-4">
        <PasswordField {...passwordWords} value={password} onChange={setPassword} error={error} />
        <Button type="submit" disabled={password === ''}>
          Unlock
        </Button>
      </form>
    </Panel>
  );
}

function OpenedArchive(props: {
  desk: ArchiveDesk;
  source: { name: string };
  listing: Listing;
  zone: React.ReactNode;
}) {
  const { desk, source, listing, zone } = props;
  const { extraction, chosen } = desk;
  const files = filesBelow(listing.entries, chosen);
  const isBusy = extraction.state === 'busy';
  return (
    <Workbench
      settings={<ArchiveFacts desk={desk} name={source.name} listing={listing} />}
      action={
        <StartButton
          label={
            files.length > 0
              ? t('Extract {count} chosen', { count: files.length.toLocaleString(language()) })
              : 'Extract all'
          }
          busyLabel="Extracting…"
          busy={isBusy}
          disabled={listing.fileCount === 0}
          again={extraction.state === 'done'}
          onStart={() => desk.start(files.length > 0 ? files : 'all')}
          onCancel={desk.cancel}
        />
      }
    >
      <div className="space-y-5">
        <ExtractionNote extraction={extraction} />
        <EntryList desk={desk} listing={listing} chosen={chosen} onChoose={desk.choose} />
        {zone}
      </div>
    </Workbench>
  );
}

function ArchiveFacts({ desk, name, listing }: { desk: ArchiveDesk; name: string; listing: Listing }) {
  const { format, fileCount, entryCount, totalBytes, encrypted, warnings } = listing;
  const { extraction, password, setPassword } = desk;
  const error = extraction.state === 'failed' && extraction.needsPassword ? extraction.sentence : undefined;
  return (
    <>
      <div>
        <h2 dir="auto" className="break-all font-semibold text-base tracking-normal">
          {name}
        </h2>
        <p className="text-soft tabular-nums">
          {isFileType(format) ? fileTypes[format].name : format} · {countEntries(fileCount, entryCount - fileCount)} ·{' '}
          {t('{bytes} unpacked', { bytes: formatBytes(totalBytes) })}
        </p>
      </div>
      {warnings.length > 0 && (
        <ul aria-label="Warnings" className="space-y-2 text-[0.9375rem]">
          {warnings.map((warning) => (
            <li key={warning} className="flex items-start gap-2">
              <TriangleAlert className="mt-1 size-4 shrink-0 text-thread" aria-hidden="true" />
              {warning}
            </li>
          ))}
        </ul>
      )}
      {encrypted && (
        <PasswordField
          {...passwordWords}
          value={password}
          onChange={setPassword}
          error={error}
          hint="Some files are locked and need it."
        />
      )}
    </>
  );
}

function countEntries(files: number, others: number): string {
  return others > 0
    ? t('{files, plural, one {# file} other {# files}}, {others, plural, one {# other} other {# others}}', {
        files,
        others,
      })
    : t('{count, plural, one {# file} other {# files}}', { count: files });
}

function ExtractionNote({ extraction }: { extraction: Extraction }) {
  switch (extraction.state) {
    case 'idle':
      return null;
    case 'busy':
      return <ProgressBar fraction={extraction.fraction} label="Extracting" />;
    case 'failed':
      return (
        <p role="alert" className="rounded-[12px] bg-danger-soft px-4 py-3 text-danger">
          {extraction.sentence}
        </p>
      );
    case 'done': {
      const { fileName, fileCount, bytes, downloadUrl, warnings } = extraction.extracted;
      return (
        <Panel aria-labelledby="extracted" className="rise space-y-2">
          <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3">
            <div className="min-w-0">
              <h2 id="extracted" dir="auto" className="break-all text-xl">
                {fileName}
              </h2>
              <p role="status" className="text-soft tabular-nums">
                {countEntries(fileCount, 0)} · {t('{bytes} unpacked', { bytes: formatBytes(bytes) })}
              </p>
            </div>
            <ButtonAnchor href={downloadUrl} target="_blank" rel="noopener">
              <Download className="size-5" aria-hidden="true" />
              Download
              <span className="sr-only"> {fileName} in a new tab</span>
            </ButtonAnchor>
          </div>
          {warnings.map((warning) => (
            <p key={warning} className="text-[0.9375rem] text-soft">
              {warning}
            </p>
          ))}
        </Panel>
      );
    }
  }
}
