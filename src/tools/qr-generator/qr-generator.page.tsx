import { PenLine, Rows3, ScanSearch } from 'lucide-react';
import { useEffect, useState } from 'react';
import { t } from '../../shared/language/translate.ts';
import { type Tab, Tabs } from '../../web/kit/ui/tabs.tsx';
import { BatchTab } from './batch/batch-tab.tsx';
import { CreateTab } from './create/create-tab.tsx';
import { ReadTab } from './read/read-tab.tsx';
import { useStudio } from './use-studio.web.ts';

type View = 'create' | 'batch' | 'read';
const views = [
  { id: 'create', name: t('Create'), icon: PenLine },
  { id: 'batch', name: t('Batch'), icon: Rows3 },
  { id: 'read', name: t('Read'), icon: ScanSearch },
] as const satisfies readonly Tab<View>[];

export default function QrGeneratorPage() {
  const studio = useStudio();
  const [view, setView] = useView();

  return (
    <>
      <Tabs label="QR codes" tabs={views} shown={view} onShow={setView}>
        {view === 'create' && <CreateTab studio={studio} />}
        {view === 'batch' && <BatchTab studio={studio} />}
        {view === 'read' && (
          <ReadTab
            link={studio.link}
            onUse={(content) => {
              studio.setContent(content);
              setView('create');
            }}
          />
        )}
      </Tabs>
      <p className="mt-5 text-soft">
        Codes are made, checked and read in this browser: contents, logos and images are not sent.
      </p>
    </>
  );
}

/** The tab is in the address, so that it can be linked to: `#batch`, `#read`. */
function useView(): [View, (view: View) => void] {
  const [view, setView] = useState<View>('create');
  useEffect(() => {
    const follow = () => setView(views.find(({ id }) => `#${id}` === location.hash)?.id ?? 'create');
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const show = (next: View) => {
    setView(next);
    const hash = next === 'create' ? '' : `#${next}`;
    history.replaceState(history.state, '', `${location.pathname}${location.search}${hash}`);
  };
  return [view, show];
}
