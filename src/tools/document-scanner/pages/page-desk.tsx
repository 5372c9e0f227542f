import { ArrowDownUp, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { t } from '../../../shared/language/translate.ts';
import { deleteStored } from '../../../web/kit/tool-shell/delete-stored.ts';
import { asStoredFile } from '../../../web/kit/tool-shell/result-file.ts';
import { Button } from '../../../web/kit/ui/button.tsx';
import { Panel } from '../../../web/kit/ui/panel.tsx';
import { imageFile } from '../make-document.web.ts';
import type { ScanDesk } from '../scan-desk.web.ts';
import { ContactPanel } from '../text/contact-panel.tsx';
import { TextPanel } from '../text/text-panel.tsx';
import { PageActions } from './page-actions.tsx';
import { PageList } from './page-list.tsx';
import { changePage, movePage, removePage, reversePages, type ScanList, type ScannedPage } from './scan-list.ts';

const PageViewer = lazy(() => import('./page-viewer.tsx'));

/** The scanned pages, and the actions and text of the selected one. */
export function PageDesk({ desk, list }: { desk: ScanDesk; list: ScanList }) {
  const [said, setSaid] = useState('');
  const [isViewing, setViewing] = useState(false);
  const { pages } = list;
  const page = pages.find(({ key }) => key === list.selected) ?? pages[0];
  if (!page) return null;
  const place = pages.indexOf(page);

  const change = (key: string, part: Partial<ScannedPage>) => desk.change((current) => changePage(current, key, part));
  const move = (key: string, to: number) => {
    desk.change((current) => movePage(current, key, to));
    setSaid(t('Now page {number} of {count}.', { number: to + 1, count: pages.length }));
  };
  const remove = () => {
    desk.change((current) => removePage(current, page.key));
    void deleteStored([asStoredFile(imageFile(page))]);
    setSaid(t('Page {number} deleted.', { number: place + 1 }));
  };
  const clear = () => {
    void deleteStored(pages.map((each) => asStoredFile(imageFile(each))));
    desk.clear();
  };

  return (
    <>
      <Panel aria-labelledby="scanned-documents" className="space-y-4">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p role="status" className="sr-only">
            {said}
          </p>
          <h2 id="scanned-documents" className="text-xl">
            Scanned documents <span className="font-normal text-base text-soft">({pages.length})</span>
          </h2>
          <span className="flex flex-wrap gap-2">
            {pages.length > 1 && (
              <Button look="quiet" size="small" onClick={() => desk.change(reversePages)}>
                <ArrowDownUp className="size-4" aria-hidden="true" />
                Reverse order
              </Button>
            )}
            <Button look="quiet" size="small" onClick={clear}>
              <Trash2 className="size-4" aria-hidden="true" />
              Clear All
            </Button>
          </span>
        </div>
        <PageList
          pages={pages}
          selected={page.key}
          onSelect={(key) => desk.change((current) => ({ ...current, selected: key }))}
          onMove={move}
        />
        <PageActions
          {...{ desk, page, place }}
          count={pages.length}
          onLook={() => setViewing(true)}
          onMove={(to) => move(page.key, to)}
          onDelete={remove}
        />
        {page.notes.length > 0 && (
          <ul className="space-y-1 text-[0.9375rem] text-soft">
            {page.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
      </Panel>
      {isViewing && (
        <Suspense fallback={null}>
          <PageViewer
            pages={pages}
            place={place}
            onGo={(key) => desk.change((current) => ({ ...current, selected: key }))}
            onClose={() => setViewing(false)}
          />
        </Suspense>
      )}
      {page.contact && <ContactPanel contact={page.contact} onChange={(contact) => change(page.key, { contact })} />}
      <TextPanel pages={pages} page={page} onText={(key, text) => change(key, { text })} />
    </>
  );
}
