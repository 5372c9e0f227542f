import { useEffect } from 'react';
import { t } from '../../shared/language/translate.ts';
import { whoHas } from '../../web/kit/session/plan-mode.ts';
import { usePlan } from '../../web/kit/session/use-user.ts';
import { checkFile } from '../../web/kit/tool-shell/check-file.ts';
import { typeOf } from '../../web/kit/tool-shell/file-source.ts';
import { type Refused, refusalOf, useShowLeftOut } from '../../web/kit/tool-shell/left-out.tsx';
import { type FileSource, takePassedFiles } from '../../web/kit/tool-shell/passed-files.ts';
import type { ListedImage } from './image-list.tsx';
import { type SourceKind, sourceKindOf } from './output-formats.ts';
import { pdfConverter } from './pdf-converter.tool.ts';

const field = pdfConverter.actions.convert.files.file;

/** What is being converted: one PDF with its pages, several PDFs, images, or documents. */
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

/** Takes files of one kind at a time: a new kind replaces the last. */
export function useIncoming(table: Table) {
  const plan = usePlan();

  const showLeftOut = useShowLeftOut();

  /** Adds as many images as fit, and returns the others. */
  const addImages = (sources: readonly FileSource[]): readonly FileSource[] => {
    const room = Math.max(0, field.many.max[plan] - table.images.length);
    const lastKey = Math.max(0, ...table.images.map(({ key }) => key));
    const added = sources.slice(0, room).map((source, index) => ({ key: lastKey + 1 + index, source }));
    table.setImages([...table.images, ...added]);
    return sources.slice(room);
  };

  const add = (sources: readonly FileSource[]) => {
    const refused: Refused[] = [];
    const accepted = sources.filter((source) => {
      const objection = checkFile(field, source, plan);
      if (objection) refused.push(refusalOf(source, objection));
      return objection === undefined;
    });
    const [first] = accepted;
    if (first === undefined) return sources.length > 0 && showLeftOut(refused);
    table.onChange();
    const kind = accepted.some((source) => kindOf(source) === 'pdf') ? 'pdf' : kindOf(first);
    const taken = accepted.filter((source) => kindOf(source) === kind);
    const others = accepted.filter((source) => !taken.includes(source));
    const listed = table.documents().filter((source) => kindOf(source) === kind);
    const pdfs = kind !== 'pdf' ? [] : [...(table.pdf ? [table.pdf] : []), ...taken];
    const isOnePdf = pdfs.length === 1 && listed.length === 0;
    table.setPdf(isOnePdf ? taken[0] : undefined);
    if (kind !== 'images') table.setImages([]);
    if (listed.length === 0) table.removeDocuments();
    if (kind === 'images') {
      const max = field.many.max[plan];
      const tooMany = field.messages.tooMany({ who: whoHas(plan), max });
      refused.push(...addImages(taken).map((source) => ({ source, ...tooMany })));
    } else if (kind === 'document') table.addDocuments(taken);
    else if (!isOnePdf) table.addDocuments(pdfs);
    const oneKind = { title: t('One kind at a time'), text: onlyAdded[kind], isHelpedElsewhere: true };
    refused.push(...others.map((source) => ({ source, ...oneKind })));
    // Must not replace the list's own message about left-out documents.
    if (refused.length > 0 || kind !== 'document') showLeftOut(refused);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: files are passed on once, when the page opens.
  useEffect(() => void add(takePassedFiles()), []);
  return add;
}

export function kindOf(source: FileSource): SourceKind {
  const type = typeOf(source);
  return type === undefined ? 'document' : sourceKindOf(type);
}

const onlyAdded = {
  pdf: t('Only the PDFs were added.'),
  images: t('Only the images were added.'),
  document: t('Only the documents were added.'),
};
