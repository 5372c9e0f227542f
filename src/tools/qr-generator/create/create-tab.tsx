import { useRef, useState } from 'react';
import { t } from '../../../shared/language/translate.ts';
import { DropFrame } from '../../../web/kit/tool-shell/drop-zone.tsx';
import { usePageDrop } from '../../../web/kit/tool-shell/use-page-drop.ts';
import { LookPanel, type LookPart } from '../look/look-panel.tsx';
import { type QrContentKind, qrContents } from '../qr-content.ts';
import type { Studio } from '../use-studio.web.ts';
import { CodePreview } from './code-preview.tsx';
import { ContentPanel } from './content-panel.tsx';
import { MiniBar } from './mini-bar.tsx';
import { UseCases } from './use-cases.tsx';
import { useCode } from './use-code.web.ts';

/** One code: content, look, preview. */
export function CreateTab({ studio }: { studio: Studio }) {
  const { link, content, setContent, chooseKind, look, setLook, logo } = studio;
  const top = useRef<HTMLDivElement>(null);
  const code = useCode(link, content, look, logo.chosen?.logo);
  const [part, setPart] = useState<LookPart>('shapes');
  const held = usePageDrop(([file]) => {
    setPart('logo');
    logo.choose(file);
  });

  const begin = (kind: QrContentKind) => {
    chooseKind(kind);
    top.current?.scrollIntoView({ block: 'start' });
    top.current?.querySelector<HTMLInputElement>('input:checked')?.focus({ preventScroll: true });
  };
  return (
    <div
      ref={top}
      className="grid scroll-mt-20 grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_21rem]"
    >
      <ContentPanel link={link} content={content} onContent={setContent} onKind={chooseKind} code={code} />
      <div className="min-w-0 lg:sticky lg:top-20 lg:col-start-2 lg:row-span-3 lg:row-start-1">
        <CodePreview link={link} code={code} values={content.values} look={look} onLook={setLook} />
      </div>
      <LookPanel
        look={look}
        onLook={setLook}
        logo={logo}
        part={part}
        onPart={setPart}
        fixedLevel={qrContents[content.kind].symbol?.errorLevel}
      />
      <UseCases onChoose={begin} />
      <MiniBar code={code} />
      {held && <DropFrame what={t('a logo')} />}
    </div>
  );
}
