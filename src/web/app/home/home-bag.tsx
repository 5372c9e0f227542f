import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ToolCard } from '../../../catalog/tool-card.ts';
import { t } from '../../../shared/language/translate.ts';
import type { Offer } from '../../kit/tool-shell/offer-tools.ts';
import { passFiles } from '../../kit/tool-shell/passed-files.ts';
import { usePageDrop } from '../../kit/tool-shell/use-page-drop.ts';
import { Bag } from '../../kit/ui/bag.tsx';
import { FileButton } from '../../kit/ui/file-button.tsx';
import { ToolIcon } from '../../kit/ui/tool-icon.tsx';

type Choice = { files: readonly File[]; offers: readonly Offer[] };

/** How many offers are shown at once; the others come with 'More'. */
const firstOffers = 3;

/** The bag on the home page: takes any file and offers what can be done with it, the most wanted first. */
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
    const { offersForFiles } = await import('./offers-for-files.ts');
    const offers = offersForFiles(chosen);
    const [only] = offers;
    if (only && offers.length === 1) openWith(only.tool, chosen);
    else setChoice({ files: chosen, offers });
  };
  const held = usePageDrop(receive);

  return (
    <div className="relative pt-10">
      <Handle />
      <Bag open={held || files.length > 0}>
        <div className="flex min-h-[16rem] flex-col items-center justify-center gap-2 px-8 pt-28 pb-6 text-center sm:min-h-[21rem] sm:gap-3 sm:pb-10">
          <p className="font-bold text-2xl leading-tight tracking-tight">
            {held ? 'Let go, it is in the bag' : files.length === 0 ? 'Drop it in the bag' : 'In the bag'}
          </p>
          {files.length === 0 ? (
            <p className="max-w-sm text-on-canvas-soft">Any file. You will see what can be done with it.</p>
          ) : (
            <Offers offers={offers} files={files} onChoose={(tool) => openWith(tool, files)} />
          )}
          <div className="mt-2">
            {files.length === 0 ? (
              <FileButton look="on-canvas" label="Choose a file" multiple onFiles={receive} />
            ) : (
              <FileButton look="quiet-on-canvas" label="Choose another" multiple onFiles={receive} />
            )}
          </div>
        </div>
      </Bag>
    </div>
  );
}

function Offers(props: { offers: readonly Offer[]; files: readonly File[]; onChoose: (tool: ToolCard) => void }) {
  const { offers, files, onChoose } = props;
  // Belongs to these files: others begin with the first offers again.
  const [opened, setOpened] = useState<readonly File[]>();
  const more = offers.slice(firstOffers);
  const isOpen = opened === files;
  return (
    <div role="status" className="flex w-full flex-col items-center">
      <p className="max-w-sm break-words text-on-canvas-soft">
        {offers.length === 0 ? noToolFor(files) : askWhatToDo(files)}
      </p>
      <OfferList offers={offers.slice(0, firstOffers)} onChoose={onChoose} large />
      {more.length > 0 && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpened(isOpen ? undefined : files)}
          className="mt-2 min-h-10 rounded-[10px] px-4 font-medium text-on-canvas-soft underline underline-offset-4 hover:text-on-canvas focus-visible:outline-brass"
        >
          {isOpen ? 'Less' : 'More'}
        </button>
      )}
      {isOpen && <OfferList offers={more} onChoose={onChoose} />}
    </div>
  );
}

function noToolFor(files: readonly File[]): string {
  const [{ name: file } = { name: '' }] = files;
  return files.length === 1
    ? t('No tool here can work on {file} yet.', { file })
    : t('No tool here can work on these {count, plural, one {# file} other {# files}} yet.', { count: files.length });
}

function askWhatToDo(files: readonly File[]): string {
  const [{ name: file } = { name: '' }] = files;
  return files.length === 1
    ? t('What would you like to do with {file}?', { file })
    : t('What would you like to do with these {count, plural, one {# file} other {# files}}?', { count: files.length });
}

function OfferList(props: { offers: readonly Offer[]; onChoose: (tool: ToolCard) => void; large?: boolean }) {
  const look = props.large
    ? 'min-h-12 gap-2 bg-on-canvas px-4 font-semibold text-canvas-ink hover:bg-white'
    : 'min-h-10 gap-2 border border-on-canvas-soft px-3 font-medium hover:bg-canvas-deep';
  return (
    <ul className="mt-3 flex flex-wrap justify-center gap-2">
      {props.offers.map(({ tool, verb }) => (
        <li key={tool.slug}>
          <button
            type="button"
            title={verb && tool.name}
            onClick={() => props.onChoose(tool)}
            className={`inline-flex items-center rounded-[10px] focus-visible:outline-brass ${look}`}
          >
            <ToolIcon icon={tool.icon} className={props.large ? 'size-5' : 'size-4'} />
            {verb ?? tool.name}
          </button>
        </li>
      ))}
    </ul>
  );
}

function Handle() {
  return (
    <svg viewBox="0 0 200 60" className="absolute top-0 left-1/2 h-14 w-48 -translate-x-1/2" aria-hidden="true">
      <path
        d="M28 60V42A30 30 0 0 1 58 12h84a30 30 0 0 1 30 30v18"
        fill="none"
        stroke="var(--color-leather)"
        strokeWidth="14"
      />
      <path
        d="M28 60V42A30 30 0 0 1 58 12h84a30 30 0 0 1 30 30v18"
        fill="none"
        stroke="var(--color-on-canvas)"
        strokeOpacity="0.5"
        strokeWidth="1.4"
        strokeDasharray="6 5"
      />
    </svg>
  );
}
