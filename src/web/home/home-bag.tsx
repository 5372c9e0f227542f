import { FilePlus2 } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { toolCards } from '../../tools/cards.index.ts';
import type { ToolCard } from '../../tools/tool-card.ts';
import { guessFileType } from '../tool-shell/guess-file-type.ts';
import { handOver } from '../tool-shell/hand-over.ts';
import { Bag } from '../ui/bag.tsx';
import { classNames } from '../ui/class-names.ts';

/** The bag on the home page: takes any file and offers the tools that can do something with it. */
export function HomeBag() {
  const navigate = useNavigate();
  const inputId = useId();
  const [held, setHeld] = useState(false);
  const [files, setFiles] = useState<readonly File[]>([]);
  const offers = toolsFor(files);

  const openWith = (tool: ToolCard, chosen: readonly File[]) => {
    handOver(chosen);
    navigate(tool.path);
  };
  const receive = (chosen: readonly File[]) => {
    if (chosen.length === 0) return;
    const [only, ...others] = toolsFor(chosen);
    if (only && others.length === 0) openWith(only, chosen);
    else setFiles(chosen);
  };
  const onDragOver = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setHeld(true);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setHeld(false);
    receive([...event.dataTransfer.files]);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the file input inside does the same from the keyboard.
    <div className="relative pt-10" onDragOver={onDragOver} onDragLeave={() => setHeld(false)} onDrop={onDrop}>
      <Handle />
      <Bag open={held || files.length > 0}>
        <div className="flex min-h-[21rem] flex-col items-center justify-center gap-3 px-8 pt-28 pb-10 text-center">
          <p className="font-bold text-2xl leading-tight tracking-tight">
            {held ? 'Let go, it is in the bag' : 'Drop it in the bag'}
          </p>
          {files.length === 0 ? (
            <p className="max-w-xs text-on-canvas-soft">Any file. You will see what can be done with it.</p>
          ) : (
            <Offers offers={offers} files={files} onChoose={(tool) => openWith(tool, files)} />
          )}
          <label
            htmlFor={inputId}
            className={classNames(
              'mt-2 inline-flex min-h-11 items-center gap-2 rounded-[10px] bg-on-canvas px-5 font-semibold text-[#12382b] transition-colors hover:bg-white',
              'has-focus-visible:outline-[2.5px] has-focus-visible:outline-brass has-focus-visible:outline-offset-2',
            )}
          >
            <FilePlus2 className="size-5" aria-hidden="true" />
            Choose a file
            <input
              id={inputId}
              type="file"
              multiple
              className="sr-only"
              onChange={({ target }) => {
                receive([...(target.files ?? [])]);
                target.value = '';
              }}
            />
          </label>
        </div>
      </Bag>
    </div>
  );
}

function Offers(props: { offers: readonly ToolCard[]; files: readonly File[]; onChoose: (tool: ToolCard) => void }) {
  const { offers, files, onChoose } = props;
  const what = files.length === 1 && files[0] ? files[0].name : 'these files';
  return (
    <div role="status" className="max-w-sm">
      <p className="text-on-canvas-soft">
        {offers.length === 0 ? `No tool here can work on ${what} yet.` : `What shall happen to ${what}?`}
      </p>
      <ul className="mt-2 flex flex-wrap justify-center gap-2">
        {offers.map((tool) => (
          <li key={tool.slug}>
            <button
              type="button"
              onClick={() => onChoose(tool)}
              className="inline-flex min-h-10 items-center gap-2 rounded-[10px] border border-on-canvas-soft px-3 font-medium hover:bg-canvas-deep focus-visible:outline-brass"
            >
              <tool.icon className="size-4" aria-hidden="true" />
              {tool.name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Handle() {
  return (
    <svg viewBox="0 0 200 60" className="absolute top-0 left-1/2 h-14 w-48 -translate-x-1/2" aria-hidden="true">
      <path
        d="M28 60V42A30 30 0 0 1 58 12h84a30 30 0 0 1 30 30v18"
        fill="none"
        stroke="var(--leather)"
        strokeWidth="14"
      />
      <path
        d="M28 60V42A30 30 0 0 1 58 12h84a30 30 0 0 1 30 30v18"
        fill="none"
        stroke="var(--on-canvas)"
        strokeOpacity="0.5"
        strokeWidth="1.4"
        strokeDasharray="6 5"
      />
    </svg>
  );
}

/** The tools that take every one of the files. */
function toolsFor(files: readonly File[]): readonly ToolCard[] {
  if (files.length === 0) return [];
  const types = files.map(guessFileType);
  return toolCards.filter(({ accepts }) => types.every((type) => type !== undefined && accepts.includes(type)));
}
