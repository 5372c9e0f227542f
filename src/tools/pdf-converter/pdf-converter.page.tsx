import { useState } from 'react';
import { z } from 'zod';
import { t } from '../../shared/language/translate.ts';
import { usePlan } from '../../web/kit/session/use-user.ts';
import { DropZone } from '../../web/kit/tool-shell/drop-zone.tsx';
import { listOf, readAs, readSource, sourceSchema } from '../../web/kit/tool-shell/kept-items.ts';
import { useKeptState } from '../../web/kit/tool-shell/kept-pages.tsx';
import type { FileSource } from '../../web/kit/tool-shell/passed-files.ts';
import { StartButton } from '../../web/kit/tool-shell/start-button.tsx';
import { useRemembered } from '../../web/kit/tool-shell/use-remembered.ts';
import { Workbench } from '../../web/kit/tool-shell/workbench.tsx';
import { convertChoiceSchema, optionsFor } from './convert-choice.ts';
import { ConvertResult } from './convert-result.tsx';
import { ConvertSettings } from './convert-settings.tsx';
import { DocumentRows } from './document-rows.tsx';
import { ImageList, type ListedImage } from './image-list.tsx';
import { outputFormats, type SourceKind } from './output-formats.ts';
import { pdfConverter } from './pdf-converter.tool.ts';
import { PdfPages } from './pdf-pages.tsx';
import { useConversion } from './use-conversion.web.ts';
import { useDocuments } from './use-documents.web.ts';
import { kindOf, useIncoming } from './use-incoming.web.ts';

const { convert } = pdfConverter.actions;
const field = convert.files.file;
const firstChoice = convertChoiceSchema.parse({});
const noImages: readonly ListedImage[] = [];
const readImages = readAs(listOf(z.object({ key: z.number(), source: sourceSchema }) satisfies z.ZodType<ListedImage>));
const what = t('PDFs, documents or images');

/** Pages and password of the open PDF, as the conversion needs them. */
export type PdfChoice = { pages: string | undefined; count: number; password: string | undefined; ready: boolean };
const nothingChosen: PdfChoice = { pages: undefined, count: 0, password: undefined, ready: false };

export default function PdfConverterPage() {
  const [pdf, setPdf] = useKeptState<FileSource | undefined>('pdf', undefined, readSource);
  const [images, setImages] = useKeptState<readonly ListedImage[]>('images', noImages, readImages);
  const [chosen, setChosen] = useState(nothingChosen);
  const [choice, setChoice] = useRemembered(pdfConverter.slug, convertChoiceSchema, firstChoice);
  const { conversion, start, cancel, forget } = useConversion();
  // Comes before the list of documents, which would take all passed files.
  const add = useIncoming({
    pdf,
    documents: () => documents.map((item) => item.source),
    images,
    setPdf,
    setImages,
    addDocuments: (sources) => desk.files.add(sources),
    removeDocuments: () => desk.files.remove(),
    onChange: forget,
  });
  const desk = useDocuments(field.many.max[usePlan()], (listed) =>
    kindOf(listed) === 'pdf' ? optionsFor(choice.format, choice, navigator.languages) : { format: 'pdf' },
  );
  const documents = desk.files.items;
  const isListed = documents.length > 0;
  const source = sourceOf(pdf ?? documents[0]?.source, images.length);
  const busy = conversion.state === 'busy' || desk.files.busy;
  const sendable = documents.filter(({ status }) => status.state !== 'refused');
  const open = sendable.filter(({ status }) => status.state !== 'done');

  const run = () => {
    if (isListed) return desk.run((open.length > 0 ? open : sendable).map(({ key }) => key));
    if (pdf !== undefined) {
      const { pages, password } = chosen;
      return void start([pdf], { ...optionsFor(choice.format, choice, navigator.languages), pages, password });
    }
    void start(
      images.map((image) => image.source),
      optionsFor('pdf', choice),
    );
  };

  return (
    <Workbench
      isLong={pdf !== undefined}
      settings={
        <ConvertSettings
          source={source ?? 'pdf'}
          choice={choice}
          onChange={(next) => {
            setChoice(next);
            if (conversion.state !== 'busy') forget();
          }}
        />
      }
      action={
        <StartButton
          label={startLabel(source, {
            pages: chosen.count,
            files: images.length || open.length || sendable.length,
            format: outputFormats[choice.format].name,
          })}
          busyLabel="Converting…"
          busy={busy}
          disabled={source === undefined || (pdf !== undefined && !chosen.ready) || (isListed && sendable.length === 0)}
          again={isListed ? open.length === 0 : conversion.state === 'done'}
          onStart={run}
          onCancel={() => (isListed ? desk.files.cancel() : cancel())}
        />
      }
    >
      {source === undefined ? (
        <DropZone field={field} what={what} multiple onFiles={add} />
      ) : (
        <div className="space-y-5">
          <ConvertResult conversion={conversion} />
          {isListed && <DocumentRows desk={desk} />}
          {source === 'images' && (
            <ImageList
              images={images}
              disabled={busy}
              onChange={(next) => {
                setImages(next);
                forget();
              }}
            />
          )}
          <DropZone field={field} what={what} multiple compact onFiles={add} />
          {pdf && <PdfPages key={keyOf(pdf)} sourceKey={keyOf(pdf)} source={pdf} onChoose={setChosen} />}
        </div>
      )}
    </Workbench>
  );
}

function sourceOf(first: FileSource | undefined, images: number): SourceKind | undefined {
  if (first !== undefined) return kindOf(first);
  return images > 0 ? 'images' : undefined;
}

function startLabel(
  source: SourceKind | undefined,
  { pages, files, format }: { pages: number; files: number; format: string },
): string {
  switch (source) {
    case 'pdf':
      if (files > 1) return t('Convert {files} PDFs to {format}', { files, format });
      return pages > 0
        ? t('Convert {pages, plural, one {# page} other {# pages}} to {format}', { pages, format })
        : t('Convert to {format}', { format });
    case 'images':
      return files > 1 ? t('Make a PDF of {files} images', { files }) : t('Make a PDF');
    case 'document':
      return files > 1 ? t('Make {files} PDFs', { files }) : t('Make a PDF');
    case undefined:
      return t('Convert');
  }
}

const keyOf = (source: FileSource): string =>
  source instanceof File ? `${source.name}/${source.size}/${source.lastModified}` : source.id;
