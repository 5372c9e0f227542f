import { Download, LockKeyhole, PackageCheck, Trash2 } from 'lucide-react';
import { t } from '../../shared/language/translate.ts';
import { formatBytes } from '../../shared/units.ts';
import { deleteStored } from '../../web/kit/tool-shell/delete-stored.ts';
import { asStoredFile } from '../../web/kit/tool-shell/result-file.ts';
import { Arrow } from '../../web/kit/ui/arrow.tsx';
import { ButtonAnchor } from '../../web/kit/ui/button.tsx';
import { IconButton } from '../../web/kit/ui/icon-button.tsx';
import { Panel } from '../../web/kit/ui/panel.tsx';
import type { CreatedZip } from './use-create-zip.web.ts';

/** The finished ZIP: its content, verification and download. */
export function ZipResult({ zip, onDeleted }: { zip: CreatedZip; onDeleted: () => void }) {
  const { downloadUrl: url, fileName, originalSize, compressedSize, compressionRatio, renamed } = zip;
  const remove = async () => {
    await deleteStored([asStoredFile({ url, name: fileName, type: 'zip', bytes: compressedSize })]);
    onDeleted();
  };
  return (
    <Panel aria-labelledby="zip-result" className="rise">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-4">
        <div className="min-w-0 flex-1 basis-60">
          <h2 id="zip-result" className="flex items-center gap-2 break-all text-xl">
            {zip.encrypted && <LockKeyhole className="size-5 shrink-0" aria-label="Locked with a password" />}
            <bdi>{fileName}</bdi>
          </h2>
          <p className="mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1 tabular-nums">
            <s className="text-soft decoration-edge">
              <span className="sr-only">Files together </span>
              {formatBytes(originalSize)}
            </s>
            <Arrow />
            <span className="font-semibold">
              <span className="sr-only">ZIP </span>
              {formatBytes(compressedSize)}
            </span>
            {compressionRatio > 0 && (
              <span className="rounded-md bg-accent px-2 py-0.5 font-bold text-on-accent text-sm">
                <span className="sr-only">Saved </span>
                <span aria-hidden="true">−</span>
                {compressionRatio}%
              </span>
            )}
          </p>
        </div>
        <div className="flex items-center gap-1">
          <ButtonAnchor href={url} target="_blank" rel="noopener">
            <Download className="size-5" aria-hidden="true" />
            Download
            <span className="sr-only"> {fileName} in a new tab</span>
          </ButtonAnchor>
          <IconButton icon={Trash2} label={`Delete ${fileName} from the server`} onClick={remove} />
        </div>
      </div>
      <p className="mt-3 flex items-start gap-2 text-[0.9375rem] text-soft">
        <PackageCheck className="mt-1 size-4 shrink-0 text-accent" aria-hidden="true" />
        {describeCheck(zip)}
      </p>
      {renamed.length > 0 && (
        <p className="mt-2 break-words text-[0.9375rem] text-soft">
          {t('{count, plural, one {# file} other {# files}} of the same name got a number, such as {example}.', {
            count: renamed.length,
            example: renamed[0]?.to ?? '',
          })}
        </p>
      )}
    </Panel>
  );
}

function describeCheck({ fileCount, verifiedCount, storedCount }: CreatedZip): string {
  const checked = t(
    '{count, plural, one {The file was} other {All # files were}} read back from the ZIP and verified.',
    { count: verifiedCount === 1 ? 1 : fileCount },
  );
  if (storedCount === 0) return checked;
  const stored = t(
    '{count, plural, one {# is stored uncompressed, as compression would not make it smaller.} other {# are stored uncompressed, as compression would not make them smaller.}}',
    { count: storedCount },
  );
  return `${checked} ${stored}`;
}
