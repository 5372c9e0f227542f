import { useEffect, useRef, useState } from 'react';
import { usePlan } from '../../web/account/use-user.ts';
import { checkFile } from '../../web/tool-shell/check-file.ts';
import { DropZone } from '../../web/tool-shell/drop-zone.tsx';
import { guessFileType } from '../../web/tool-shell/guess-file-type.ts';
import { type FileSource, takeHandedOver } from '../../web/tool-shell/hand-over.ts';
import { StartButton } from '../../web/tool-shell/start-button.tsx';
import { useRemembered } from '../../web/tool-shell/use-remembered.ts';
import { Workbench } from '../../web/tool-shell/workbench.tsx';
import { showToast } from '../../web/ui/toast.ts';
import { convertChoiceSchema, optionsFor } from './convert-choice.ts';
import { ConvertResult } from './convert-result.tsx';
import { ConvertSettings } from './convert-settings.tsx';
import { outputFormats } from './output-formats.ts';
import { pdfConverter } from './pdf-converter.tool.ts';
import { PdfPages } from './pdf-pages.tsx';
import { type ListedPicture, PictureList } from './picture-list.tsx';
import { useConversion } from './use-conversion.tsx';

const { convert } = pdfConverter.actions;
const field = convert.files.file;
const firstChoice = convertChoiceSchema.parse({});

/** Pages and password of the PDF on the table, as the conversion needs them. */
export type PdfChoice = { pages: string | undefined; count: number; password: string | undefined; ready: boolean };
const nothingChosen: PdfChoice = { pages: undefined, count: 0, password: undefined, ready: false };

export default function PdfConverterPage() {
  const [pdf, setPdf] = useState<FileSource>();
  const [pictures, setPictures] = useState<readonly ListedPicture[]>([]);
  const [chosen, setChosen] = useState(nothingChosen);
  const [choice, setChoice] = useRemembered(pdfConverter.slug, convertChoiceSchema, firstChoice);
  const { conversion, start, cancel, forget } = useConversion();
  const add = useIncoming({ pictures, setPdf, setPictures, onChange: forget });
  const busy = conversion.state === 'busy';
  const isEmpty = pdf === undefined && pictures.length === 0;
  const format = pdf === undefined && !isEmpty ? 'pdf' : choice.format;

  const run = () => {
    if (pdf === undefined) {
      const sources = pictures.map(({ source }) => source);
      return void start(sources, optionsFor('pdf', choice));
    }
    void start([pdf], { ...optionsFor(choice.format, choice), pages: chosen.pages, password: chosen.password });
  };

  return (
    <Workbench
      settings={
        <ConvertSettings
          source={format === 'pdf' ? 'images' : 'pdf'}
          choice={choice}
          onChange={(next) => {
            setChoice(next);
            if (conversion.state !== 'busy') forget();
          }}
        />
      }
      action={
        <StartButton
          label={startLabel(pdf !== undefined, pictures.length, chosen.count, outputFormats[format].name)}
          busyLabel="Converting…"
          busy={busy}
          disabled={isEmpty || (pdf !== undefined && !chosen.ready)}
          onStart={run}
          onCancel={cancel}
        />
      }
    >
      {isEmpty ? (
        <DropZone field={field} what="a PDF or pictures" multiple onFiles={add} />
      ) : (
        <div className="space-y-5">
          <ConvertResult conversion={conversion} />
          {pdf ? (
            <PdfPages key={keyOf(pdf)} source={pdf} onChoose={setChosen} />
          ) : (
            <PictureList
              pictures={pictures}
              disabled={busy}
              onChange={(next) => {
                setPictures(next);
                forget();
              }}
            />
          )}
          <DropZone field={field} what="a PDF or pictures" multiple={pdf === undefined} compact onFiles={add} />
        </div>
      )}
    </Workbench>
  );
}

function startLabel(isPdf: boolean, pictures: number, pages: number, format: string): string {
  if (isPdf)
    return pages > 0 ? `Convert ${pages === 1 ? '1 page' : `${pages} pages`} to ${format}` : `Convert to ${format}`;
  return pictures > 1 ? `Make a PDF of ${pictures} pictures` : pictures === 1 ? 'Make a PDF' : 'Convert';
}

const keyOf = (source: FileSource): string =>
  source instanceof File ? `${source.name}/${source.size}/${source.lastModified}` : source.id;

const isPdf = (source: FileSource): boolean => (source instanceof File ? guessFileType(source) : source.type) === 'pdf';

/** Takes files in: one PDF, or pictures, whatever came last. */
function useIncoming(desk: {
  pictures: readonly ListedPicture[];
  setPdf: (pdf: FileSource | undefined) => void;
  setPictures: (pictures: readonly ListedPicture[]) => void;
  onChange: () => void;
}) {
  const plan = usePlan();
  const lastKey = useRef(0);
  const add = (sources: readonly FileSource[]) => {
    const accepted = sources.filter((source) => {
      const objection = checkFile(field, source, plan);
      if (objection) showToast({ ...objection.sentence, tone: 'failure' });
      return objection === undefined;
    });
    const [pdf, ...otherPdfs] = accepted.filter(isPdf);
    if (accepted.length === 0) return;
    desk.onChange();
    if (pdf) {
      if (otherPdfs.length > 0)
        showToast({ title: 'One PDF at a time', text: `${pdf.name} was taken.`, tone: 'failure' });
      desk.setPdf(pdf);
      desk.setPictures([]);
      return;
    }
    const max = field.many.max[plan];
    const listed = [...desk.pictures, ...accepted.map((source) => ({ key: ++lastKey.current, source }))];
    if (listed.length > max) showToast({ ...field.messages.tooMany({ plan, max }), tone: 'failure' });
    desk.setPdf(undefined);
    desk.setPictures(listed.slice(0, max));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: files are handed over once, when the page opens.
  useEffect(() => add(takeHandedOver()), []);
  return add;
}
