import { Contrast, Eye, FileCode, List, Rows3 } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { t } from '../../shared/language/translate.ts';
import { DropFrame } from '../../web/kit/tool-shell/drop-zone.tsx';
import { prepareToKeep } from '../../web/kit/tool-shell/kept-page.ts';
import { useKeptState } from '../../web/kit/tool-shell/kept-pages.tsx';
import { usePageDrop } from '../../web/kit/tool-shell/use-page-drop.ts';
import { useFailureNote } from '../../web/kit/ui/failure-note.tsx';
import { type Tab, Tabs } from '../../web/kit/ui/tabs.tsx';
import { ColorRamps } from './color-ramps.tsx';
import { ColorValues } from './color-values.tsx';
import { type ImageColors, readImageColors } from './image-colors.web.ts';
import { ImageNote } from './image-note.tsx';
import { PaletteBoard } from './palette-board.tsx';
import { PaletteControls } from './palette-controls.tsx';
import { PaletteExport } from './palette-export.tsx';
import { useAnnounced } from './use-announced.web.ts';
import { usePalette } from './use-palette.web.ts';
import { VisionCards } from './vision-cards.tsx';

type View = 'values' | 'ramps' | 'contrast' | 'vision' | 'export';
const views: readonly Tab<View>[] = [
  { id: 'values', name: t('Colours'), icon: List },
  { id: 'ramps', name: t('Shades'), icon: Rows3 },
  { id: 'contrast', name: t('Contrast'), icon: Contrast },
  { id: 'vision', name: t('Vision'), icon: Eye },
  { id: 'export', name: t('Export'), icon: FileCode },
];

const readView = (kept: unknown) => views.find(({ id }) => id === kept)?.id;
const readFile = (kept: unknown) => (kept instanceof File ? kept : undefined);

const loadContrastTable = () => import('./contrast-table.tsx');
const ContrastTable = lazy(loadContrastTable);

export default function ColorPalettePage() {
  const { state, perform, linkIsBroken } = usePalette();
  const [view, setView] = useKeptState<View>('view', 'values', readView);
  const [file, setFile] = useKeptState<File | undefined>('image', undefined, readFile);
  useEffect(prepareToKeep, []);
  const [image, setImage] = useState<ImageColors>();
  const [reading, setReading] = useState<File>();
  const latest = useRef<File>(undefined);
  const colors = state.palette.swatches.map(({ hex }) => hex);
  const announcement = useAnnounced(
    t('{count, plural, one {# colour} other {# colours}}: {colors}', {
      count: colors.length,
      colors: colors.join(', '),
    }),
  );
  useEffect(() => {
    // Preloaded for offline use; a failure is retried when the part is opened.
    loadContrastTable().catch(() => undefined);
  }, []);

  const unread = useFailureNote();
  const takeColors = async (file: File) => {
    latest.current = file;
    setReading(file);
    unread.clear();
    const read = await readImageColors(file);
    // A later image may be done first.
    if (latest.current !== file) return;
    setReading(undefined);
    if ('problem' in read) return unread.show({ title: t('No Colours Found'), text: read.problem });
    setFile(read.file);
    setImage(read);
    perform({ do: 'show', colors: read.colors.map(({ hex }) => hex), source: 'image' });
  };
  useEffect(() => {
    // After Back and a reload, the colours come from the address.
    if (!file || latest.current) return;
    latest.current = file;
    void readImageColors(file).then((read) => {
      if (latest.current === file && !('problem' in read)) setImage(read);
    });
  }, [file]);
  const held = usePageDrop(([file]) => file && takeColors(file));

  const closeImage = () => {
    setFile(undefined);
    setImage(undefined);
  };
  const contents: Record<View, () => ReactNode> = {
    values: () => <ColorValues state={state} perform={perform} />,
    ramps: () => <ColorRamps colors={colors} />,
    contrast: () => (
      <Suspense fallback={<p className="min-h-96 text-soft">Loading…</p>}>
        <ContrastTable colors={colors} onReplace={(old, hex) => perform({ do: 'replace', old, hex })} />
      </Suspense>
    ),
    vision: () => <VisionCards colors={colors} />,
    export: () => <PaletteExport colors={colors} />,
  };

  return (
    <>
      <div className="space-y-5">
        <PaletteControls state={state} perform={perform} onImage={takeColors} />
        {unread.note}
        {linkIsBroken && (
          <p role="alert" className="rounded-[12px] bg-danger-soft px-4 py-3">
            The link does not contain a valid palette, so this is the default one. The link may have been cut off;
            please ask for it again.
          </p>
        )}
        {reading && (
          <p role="status" className="rounded-[16px] border border-line bg-card px-4 py-3">
            Looking at {reading.name}…
          </p>
        )}
        {image && !reading && state.palette.source === 'image' && <ImageNote image={image} onClose={closeImage} />}
        <PaletteBoard state={state} perform={perform} />
      </div>
      <section aria-label="More about this palette" className="mt-10">
        <Tabs label="More about this palette" tabs={views} shown={view} onShow={setView}>
          {contents[view]()}
        </Tabs>
      </section>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {held && <DropFrame what={t('an image')} />}
    </>
  );
}
