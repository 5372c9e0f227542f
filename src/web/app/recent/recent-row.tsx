import { ChevronDown, Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { archiveUrl, maxArchiveFiles } from '../../../modules/files/files.contract.ts';
import type { RecentResult } from '../../../modules/jobs/recent-results.contract.ts';
import { isFileType } from '../../../shared/file-types.ts';
import { t } from '../../../shared/language/translate.ts';
import { formatBytes } from '../../../shared/units.ts';
import { toolCards } from '../../../tools/cards.index.ts';
import { describeAge } from '../../kit/describe-age.ts';
import { deleteStored } from '../../kit/tool-shell/delete-stored.ts';
import { offerTools } from '../../kit/tool-shell/offer-tools.ts';
import { passFiles, type StoredFile } from '../../kit/tool-shell/passed-files.ts';
import { asStoredFile } from '../../kit/tool-shell/result-file.ts';
import { Button, ButtonAnchor } from '../../kit/ui/button.tsx';
import { IconButton } from '../../kit/ui/icon-button.tsx';
import { ToolIcon } from '../../kit/ui/tool-icon.tsx';

/** What one job has made. */
export function RecentRow(props: { result: RecentResult; onDeleted: () => void; onLeave: () => void }) {
  const { result, onDeleted, onLeave } = props;
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const files = result.files.flatMap(({ type, ...file }): StoredFile[] =>
    isFileType(type) ? [asStoredFile({ ...file, type })] : [],
  );
  const [first] = result.files;
  if (!first) return null;
  const tool = toolCards.find(({ slug }) => slug === result.tool);
  const others = result.files.length - 1;
  const name = others === 0 ? first.name : t('{name} and {others} more', { name: first.name, others });
  const bytes = result.files.reduce((sum, file) => sum + file.bytes, 0);
  const offers = offerTools(files.map(({ type }) => type)).filter(({ tool: other }) => other.slug !== result.tool);
  const archive = `${first.name.replace(/\.[^.]*$/, '')}.zip`;
  const address =
    others === 0
      ? first.url
      : archiveUrl(
          files.slice(0, maxArchiveFiles).map(({ id }) => id),
          archive,
        );
  const remove = async () => {
    if (await deleteStored(files)) onDeleted();
  };
  return (
    <li className="rounded-[14px] border border-line bg-card p-3.5 shadow-card">
      <div className="flex items-start gap-3">
        {tool && (
          <span className="grid size-10 shrink-0 place-items-center rounded-[10px] bg-accent-soft text-accent">
            <ToolIcon icon={tool.icon} className="size-5" />
          </span>
        )}
        <div className="min-w-0 flex-1">
          <p dir="auto" className="break-all font-semibold">
            {name}
          </p>
          <p className="text-soft text-sm tabular-nums">
            {[tool?.name, describeAge(result.createdAt), formatBytes(bytes)].filter(Boolean).join(' · ')}
          </p>
        </div>
      </div>
      <div className="mt-2.5 flex flex-wrap items-center gap-2">
        <ButtonAnchor look="secondary" size="small" href={address} download={others === 0 ? first.name : archive}>
          <Download className="size-4" aria-hidden="true" />
          Download
          <span className="sr-only"> {name}</span>
        </ButtonAnchor>
        {offers.length > 0 && (
          <Button look="quiet" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            Continue with
            <span className="sr-only"> {name}</span>
            <ChevronDown className={isOpen ? 'size-4 rotate-180' : 'size-4'} aria-hidden="true" />
          </Button>
        )}
        <span className="ms-auto">
          <IconButton icon={Trash2} label={`Delete ${name}`} onClick={() => void remove()} />
        </span>
      </div>
      {isOpen && (
        <ul className="mt-2 flex flex-wrap gap-2">
          {offers.map(({ tool: { slug, path, name: toolName, icon } }) => (
            <li key={slug}>
              <Button
                look="secondary"
                size="small"
                onClick={() => {
                  passFiles(files);
                  onLeave();
                  navigate(path);
                }}
              >
                <ToolIcon icon={icon} className="size-4 text-accent" />
                {toolName}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
