import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ToolCard } from '../../../catalog/tool-card.ts';
import { passFiles } from '../../kit/tool-shell/passed-files.ts';
import { usePageDrop } from '../../kit/tool-shell/use-page-drop.ts';
import { Bag } from '../../kit/ui/bag.tsx';
import { FileButton } from '../../kit/ui/file-button.tsx';
import { ToolIcon } from '../../kit/ui/tool-icon.tsx';

type Choice = { files: readonly File[]; offers: readonly ToolCard[] };

/** The bag on the home page: takes any file and offers the tools that can do something with it. */
export function HomeBag() {
  const navigate = useNavigate();
  const [{ files, offers }, setChoice] = useState<Choice>({ files: [], offers: [] });

  const openWith = (tool: ToolCard, chosen: readonly File[]) => {
    passFiles(chosen);
    navigate(tool.path);
  };
  const receive = async (chosen: readonly File[]) => {
    if (chosen.length === 0) return;
    // What file types there are is only of interest once there is a file.
    const { toolsForFiles } = await import('./tools-for-files.ts');
    const fitting = toolsForFiles(chosen);
    const [only] = fitting;
    if (only && fitting.length === 1) openWith(only, chosen);
    else setChoice({ files: chosen, offers: fitting });
  };
  const held = usePageDrop(receive);

  return (
    <div className="relative pt-10">
      <Handle />
      <Bag open={held || files.length > 0}>
        <div className="flex min-h-[21rem] flex-col items-center justify-center gap-3 px-8 pt-28 pb-10 text-center">
          <p className="font-bold text-2xl leading-tight tracking-tight">
            {held ? 'Let go, it is in the bag' : 'Drop it in the bag'}
          </p>
          {files.length === 0 ? (
            <p className="max-w-sm text-on-canvas-soft">Any file. You will see what can be done with it.</p>
          ) : (
            <Offers offers={offers} files={files} onChoose={(tool) => openWith(tool, files)} />
          )}
          <div className="mt-2">
            <FileButton look="on-canvas" label="Choose a file" multiple onFiles={receive} />
          </div>
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
        {offers.length === 0 ? `No tool here can work on ${what} yet.` : `What would you like to do with ${what}?`}
      </p>
      <ul className="mt-2 flex flex-wrap justify-center gap-2">
        {offers.map((tool) => (
          <li key={tool.slug}>
            <button
              type="button"
              onClick={() => onChoose(tool)}
              className="inline-flex min-h-10 items-center gap-2 rounded-[10px] border border-on-canvas-soft px-3 font-medium hover:bg-canvas-deep focus-visible:outline-brass"
            >
              <ToolIcon icon={tool.icon} className="size-4" />
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
