import { Eye, FileIcon, Folder, Link2, LockKeyhole } from 'lucide-react';
import { lazy, Suspense, useDeferredValue, useId, useState } from 'react';
import { language, t } from '../../shared/language/translate.ts';
import { formatBytes } from '../../shared/units.ts';
import { Button } from '../../web/kit/ui/button.tsx';
import { IconButton } from '../../web/kit/ui/icon-button.tsx';
import { TextField } from '../../web/kit/ui/text-field.tsx';
import { previewKind, searchEntries, splitPath } from './entry-views.ts';
import type { ArchiveDesk, Listing } from './use-open-archive.web.ts';

const EntryPreview = lazy(() => import('./entry-preview.tsx'));

type Entry = Listing['entries'][number];

/** Rows shown at first, and added each time. */
const rowsAtOnce = 200;

/** The archive's content, with search, selection and preview. */
export function EntryList(props: {
  desk: ArchiveDesk;
  listing: Listing;
  chosen: ReadonlySet<number>;
  onChoose: (chosen: ReadonlySet<number>) => void;
}) {
  const { desk, listing, chosen, onChoose } = props;
  const [search, setSearch] = useState('');
  const [rows, setRows] = useState(rowsAtOnce);
  const [previewed, setPreviewed] = useState<Entry>();
  const found = searchEntries(listing.entries, useDeferredValue(search));
  const toggle = (index: number) => {
    const next = new Set(chosen);
    if (!next.delete(index)) next.add(index);
    onChoose(next);
  };
  const choosable = found.filter(isChoosable);
  const isAllChosen = choosable.length > 0 && choosable.every(({ index }) => chosen.has(index));
  const isSomeChosen = choosable.some(({ index }) => chosen.has(index));
  const toggleAll = () => {
    const next = new Set(chosen);
    for (const { index } of choosable) {
      if (isAllChosen) next.delete(index);
      else next.add(index);
    }
    onChoose(next);
  };
  return (
    <section aria-labelledby="entries" className="rounded-[16px] border border-line bg-card shadow-card">
      <h2 id="entries" className="sr-only">
        Content of the archive
      </h2>
      <div className="flex items-center gap-4 border-line border-b py-4 pe-4 ps-5">
        <input
          ref={(box) => {
            if (box) box.indeterminate = isSomeChosen && !isAllChosen;
          }}
          type="checkbox"
          aria-label={search === '' ? 'Choose all' : 'Choose all found'}
          checked={isAllChosen}
          disabled={choosable.length === 0}
          onChange={toggleAll}
          className="size-5 shrink-0 accent-accent"
        />
        <TextField
          className="flex-1"
          label="Search in the archive"
          hideLabel
          type="search"
          placeholder="Search names"
          value={search}
          onChange={setSearch}
        />
      </div>
      {found.length === 0 ? (
        <p className="px-5 py-8 text-center text-soft">
          {listing.entries.length === 0 ? t('This archive is empty.') : t('No name fits.')}
        </p>
      ) : (
        <ul aria-label="Entries" className="divide-y divide-line">
          {found.slice(0, rows).map((entry) => (
            <EntryRow
              key={entry.index}
              entry={entry}
              isChosen={chosen.has(entry.index)}
              onToggle={() => toggle(entry.index)}
              onPreview={() => setPreviewed(entry)}
            />
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {search === '' ? '' : t('{count} found', { count: found.length })}
      </p>
      {found.length > rows && (
        <div className="border-line border-t p-3 text-center">
          <Button look="quiet" size="small" onClick={() => setRows(rows + rowsAtOnce)}>
            {t('Show more ({count} left)', { count: (found.length - rows).toLocaleString(language()) })}
          </Button>
        </div>
      )}
      {previewed && (
        <Suspense fallback={null}>
          <EntryPreview entry={previewed} desk={desk} onClose={() => setPreviewed(undefined)} />
        </Suspense>
      )}
    </section>
  );
}

/** Links and special files are never unpacked. */
const isChoosable = ({ kind }: Entry): boolean => kind === 'file' || kind === 'folder';

const kindIcons = { file: FileIcon, folder: Folder, link: Link2, special: Link2 } as const;

function EntryRow(props: { entry: Entry; isChosen: boolean; onToggle: () => void; onPreview: () => void }) {
  const { entry, isChosen, onToggle, onPreview } = props;
  const id = useId();
  const { path, kind, bytes, encrypted, originalPath } = entry;
  const Icon = kindIcons[kind];
  const isUnpacked = isChoosable(entry);
  const { folder, name } = splitPath(path);
  return (
    <li className="flex min-h-12 items-center gap-3 py-1 pe-3 ps-5 [contain-intrinsic-size:auto_3rem] [content-visibility:auto]">
      <input
        id={id}
        type="checkbox"
        checked={isChosen}
        disabled={!isUnpacked}
        onChange={onToggle}
        className="size-5 shrink-0 accent-accent"
      />
      <Icon className="size-4 shrink-0 text-soft" aria-hidden="true" />
      <label htmlFor={id} className="min-w-0 flex-1 break-words py-1.5 leading-snug">
        <bdi>
          {folder && <span className="text-soft">{folder}</span>}
          {name}
        </bdi>
        {kind === 'folder' && <span className="sr-only"> (folder)</span>}
        {!isUnpacked && (
          <span className="text-soft text-sm">
            {' '}
            {kind === 'link' ? '(link): not unpacked' : '(special): not unpacked'}
          </span>
        )}
        {originalPath !== undefined && <span className="block text-sm text-soft">was “{originalPath}”</span>}
      </label>
      {encrypted && <LockKeyhole className="size-4 shrink-0 text-thread" aria-label="Locked" />}
      {kind === 'file' && (
        <span className="shrink-0 text-[0.9375rem] text-soft tabular-nums">{formatBytes(bytes)}</span>
      )}
      {previewKind(entry) && <IconButton icon={Eye} label={`Look at ${path}`} onClick={onPreview} />}
    </li>
  );
}
