import { useRef, useState } from 'react';
import { cleanArchivePath } from '../../shared/archive-path.ts';
import { whoHas } from '../../web/kit/session/plan-mode.ts';
import { usePlan } from '../../web/kit/session/use-user.ts';
import { checkFile } from '../../web/kit/tool-shell/check-file.ts';
import { relativePathOf } from '../../web/kit/tool-shell/dropped-files.ts';
import type { FileSource } from '../../web/kit/tool-shell/passed-files.ts';
import { showToast } from '../../web/kit/ui/toast.ts';
import { fileCompressor } from './file-compressor.tool.ts';

const field = fileCompressor.actions.compress.files.files;

/** A file that goes into the ZIP. */
export type ZipItem = {
  key: number;
  /** Inside the ZIP: with the folders it lay in when it was dropped. */
  path: string;
  bytes: number;
  /** Milliseconds since 1970; unknown for files that are on the server already. */
  modified: number | null;
  source: FileSource;
};

export type ZipFiles = {
  items: readonly ZipItem[];
  totalBytes: number;
  add: (sources: readonly FileSource[]) => void;
  remove: (key: number) => void;
  clear: () => void;
  /** Remembers what the server keeps now, in the order of the items, so that they are not sent again. */
  keepStored: (ids: readonly string[]) => void;
};

/** The list of files for a ZIP. What is too large or too many is left out with a word; the others stay. */
export function useZipFiles(onChange: () => void): ZipFiles {
  const plan = usePlan();
  const [items, setItems] = useState<readonly ZipItem[]>([]);
  const nextKey = useRef(0);
  const change = (next: readonly ZipItem[]) => {
    setItems(next);
    onChange();
  };

  return {
    items,
    totalBytes: items.reduce((sum, { bytes }) => sum + bytes, 0),
    add: (sources) => {
      const added: ZipItem[] = [];
      const refused: string[] = [];
      const room = (field.many?.max[plan] ?? 1) - items.length;
      const isListed = (one: Omit<ZipItem, 'key'>) => [...items, ...added].some((other) => isSame(one, other));
      let leftOut = 0;
      for (const source of sources) {
        const objection = checkFile(field, source, plan);
        const item = describeSource(source);
        if (objection) refused.push(objection.sentence.text);
        else if (added.length >= room) leftOut += 1;
        else if (!isListed(item)) added.push({ ...item, key: nextKey.current++ });
      }
      if (added.length > 0) change([...items, ...added]);
      tellRefused(refused);
      if (leftOut > 0) {
        const sentence = field.messages.tooMany({ who: whoHas(plan), max: field.many.max[plan] });
        showToast({ ...sentence, tone: 'failure' });
      }
    },
    remove: (key) => change(items.filter((item) => item.key !== key)),
    clear: () => change([]),
    keepStored: (ids) =>
      setItems((current) =>
        current.map((item, index) => {
          const id = ids[index];
          if (id === undefined || !(item.source instanceof File)) return item;
          return { ...item, source: { id, name: item.source.name, type: 'any', bytes: item.bytes } };
        }),
      ),
  };
}

function describeSource(source: FileSource): Omit<ZipItem, 'key'> {
  const isFile = source instanceof File;
  return {
    path: cleanArchivePath(isFile ? relativePathOf(source) : source.name).path,
    bytes: isFile ? source.size : source.bytes,
    modified: isFile ? source.lastModified : null,
    source,
  };
}

/** Dropping a folder again must not double it. */
const isSame = (one: Omit<ZipItem, 'key'>, other: Omit<ZipItem, 'key'>): boolean =>
  one.path === other.path && one.bytes === other.bytes && one.modified === other.modified;

function tellRefused(sentences: readonly string[]): void {
  const [first] = sentences;
  if (first === undefined) return;
  const others = sentences.length - 1;
  const text =
    others === 0
      ? first
      : `${first}, and so ${others === 1 ? 'is 1 other' : `are ${others} others`}. The rest is kept.`;
  showToast({ title: 'File too large', text, tone: 'failure' });
}
