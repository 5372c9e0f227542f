import { useEffect, useRef } from 'react';
import { whoHas } from '../../web/kit/session/plan-mode.ts';
import { usePlan } from '../../web/kit/session/use-user.ts';
import { checkFile } from '../../web/kit/tool-shell/check-file.ts';
import { guessFileType } from '../../web/kit/tool-shell/guess-file-type.ts';
import { type FileSource, takePassedFiles } from '../../web/kit/tool-shell/passed-files.ts';
import { showToast } from '../../web/kit/ui/toast.ts';
import type { ListedImage } from './image-list.tsx';
import { type SourceKind, sourceKindOf } from './output-formats.ts';
import { pdfConverter } from './pdf-converter.tool.ts';

const field = pdfConverter.actions.convert.files.file;

/** What lies on the table: one PDF with its pages, several PDFs, images, or documents. */
export type Table = {
  pdf: FileSource | undefined;
  /** Documents or several PDFs. */
  documents: () => readonly FileSource[];
  images: readonly ListedImage[];
  setPdf: (pdf: FileSource | undefined) => void;
  setImages: (images: readonly ListedImage[]) => void;
  addDocuments: (documents: readonly FileSource[]) => void;
  removeDocuments: () => void;
  onChange: () => void;
};

/** Takes files in, of one kind at a time: what came last replaces what is of another kind. */
export function useIncoming(table: Table) {
  const plan = usePlan();
  const lastKey = useRef(0);

  const addImages = (sources: readonly FileSource[]) => {
    const max = field.many.max[plan];
    const listed = [...table.images, ...sources.map((source) => ({ key: ++lastKey.current, source }))];
    if (listed.length > max) showToast({ ...field.messages.tooMany({ who: whoHas(plan), max }), tone: 'failure' });
    table.setImages(listed.slice(0, max));
  };

  const add = (sources: readonly FileSource[]) => {
    const accepted = sources.filter((source) => {
      const objection = checkFile(field, source, plan);
      if (objection) showToast({ ...objection.sentence, tone: 'failure' });
      return objection === undefined;
    });
    const [first] = accepted;
    if (first === undefined) return;
    table.onChange();
    const kind = accepted.some((source) => kindOf(source) === 'pdf') ? 'pdf' : kindOf(first);
    const taken = accepted.filter((source) => kindOf(source) === kind);
    const listed = table.documents().filter((source) => kindOf(source) === kind);
    const pdfs = kind !== 'pdf' ? [] : [...(table.pdf ? [table.pdf] : []), ...taken];
    const isOnePdf = pdfs.length === 1 && listed.length === 0;
    table.setPdf(isOnePdf ? taken[0] : undefined);
    if (kind !== 'images') table.setImages([]);
    if (listed.length === 0) table.removeDocuments();
    if (kind === 'images') addImages(taken);
    else if (kind === 'document') table.addDocuments(taken);
    else if (!isOnePdf) table.addDocuments(pdfs);
    tellLeftOut(kind, taken, accepted.length);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: files are handed over once, when the page opens.
  useEffect(() => add(takePassedFiles()), []);
  return add;
}

export function kindOf(source: FileSource): SourceKind {
  const type = source instanceof File ? guessFileType(source) : source.type;
  return type === undefined ? 'document' : sourceKindOf(type);
}

const kindNames = { pdf: 'PDFs', images: 'images', document: 'documents' } as const;

function tellLeftOut(kind: SourceKind, taken: readonly FileSource[], accepted: number): void {
  if (taken.length === accepted) return;
  const text = `The ${kindNames[kind]} were taken, the other files were not.`;
  showToast({ title: 'One kind at a time', text, tone: 'failure' });
}
