import { X } from 'lucide-react';
import { useNavigate } from 'react-router';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { ToolIcon } from '../ui/tool-icon.tsx';
import { guessFileType } from './guess-file-type.ts';
import type { Refused } from './left-out.tsx';
import { type Offer, offerDetours } from './offer-tools.ts';
import { type FileSource, passFiles } from './passed-files.ts';

/** Names that are listed one by one; of a folder that does not fit at all, more would bury the page. */
const maxRows = 8;

/** The files that were left out, each with its reason and the tools that take it. */
export default function LeftOutFiles(props: {
  files: readonly Refused[];
  slug: string;
  onDismiss: (file: Refused) => void;
}) {
  const { files, slug, onDismiss } = props;
  const more = files.length - maxRows;
  return (
    <section aria-label="Left out" className="mb-5">
      <ul className="space-y-2">
        {files.slice(0, maxRows).map((file) => (
          <Row key={files.indexOf(file)} file={file} slug={slug} onDismiss={() => onDismiss(file)} />
        ))}
      </ul>
      {more > 0 && <p className="mt-2 text-[0.9375rem] text-soft">And {more} more, for the same reasons.</p>}
    </section>
  );
}

function Row({ file, slug, onDismiss }: { file: Refused; slug: string; onDismiss: () => void }) {
  const { source, text } = file;
  const navigate = useNavigate();
  const offers = file.isHelpedElsewhere ? offersFor(source, slug) : [];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-[16px] border border-line bg-card p-3 shadow-card">
      <div role="alert" className="min-w-0 flex-1 basis-64">
        <p dir="auto" className="truncate font-semibold" title={source.name}>
          {source.name}
        </p>
        <p className="text-[0.9375rem] text-danger">{text}</p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {offers.map(({ tool, verb }) => (
          <Button
            key={tool.slug}
            look="secondary"
            size="small"
            onClick={() => {
              passFiles([source]);
              navigate(tool.path);
            }}
          >
            <ToolIcon icon={tool.icon} className="size-4 text-accent" />
            {verb ?? tool.name}
            <span className="sr-only">
              {' '}
              {source.name} with the {tool.name}
            </span>
          </Button>
        ))}
        <IconButton icon={X} label={`Dismiss ${source.name}`} onClick={onDismiss} />
      </div>
    </li>
  );
}

/** What helps with a file that this tool does not take: two ways, the most wanted first. */
function offersFor(source: FileSource, slug: string): readonly Offer[] {
  const type = source instanceof File ? guessFileType(source) : source.type;
  return offerDetours(type, slug).slice(0, 2);
}
