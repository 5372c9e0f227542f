import { FileArchive, FolderOpen } from 'lucide-react';
import { useEffect } from 'react';
import { z } from 'zod';
import type { FileType } from '../../shared/file-types.ts';
import { t } from '../../shared/language/translate.ts';
import { typeOf } from '../../web/kit/tool-shell/file-source.ts';
import { readAs } from '../../web/kit/tool-shell/kept-items.ts';
import { useKeptState } from '../../web/kit/tool-shell/kept-pages.tsx';
import { type FileSource, takePassedFiles } from '../../web/kit/tool-shell/passed-files.ts';
import { type Tab, Tabs } from '../../web/kit/ui/tabs.tsx';
import { CreateZip } from './create-zip.tsx';
import { fileCompressor } from './file-compressor.tool.ts';
import { OpenArchive } from './open-archive.tsx';
import { useCreateZip } from './use-create-zip.web.ts';
import { useOpenArchive } from './use-open-archive.web.ts';
import { useZipFiles } from './use-zip-files.web.ts';

type View = 'create' | 'open';
const readView = readAs(z.enum(['create', 'open']));
const tabs: readonly Tab<View>[] = [
  { id: 'create', name: t('Create ZIP'), icon: FileArchive },
  { id: 'open', name: t('Open archive'), icon: FolderOpen },
];

export default function FileCompressorPage() {
  const [view, setView] = useKeptState<View>('view', 'create', readView);
  const creation = useCreateZip();
  const files = useZipFiles(creation.reset);
  const desk = useOpenArchive();

  // biome-ignore lint/correctness/useExhaustiveDependencies: files are passed on once, when the page opens.
  useEffect(() => {
    const handed = takePassedFiles();
    const [only] = handed;
    if (only && handed.length === 1 && isArchive(only)) {
      setView('open');
      void desk.open(only);
    } else if (handed.length > 0) files.add(handed);
  }, []);

  return (
    <Tabs label="What to do" tabs={tabs} shown={view} onShow={setView}>
      {view === 'create' ? <CreateZip files={files} creation={creation} /> : <OpenArchive desk={desk} />}
    </Tabs>
  );
}

const archiveTypes: readonly FileType[] = fileCompressor.actions.inspect.files.file.accepts;
/** Most programs hold no archive, and are to be packed. */
const isOftenNone = (type: FileType): boolean => type === 'exe';

function isArchive(source: FileSource): boolean {
  const type = typeOf(source);
  return type !== undefined && archiveTypes.includes(type) && !isOftenNone(type);
}
