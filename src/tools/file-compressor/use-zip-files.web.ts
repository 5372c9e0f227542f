import { z } from 'zod';
import { cleanArchivePath } from '../../shared/archive-path.ts';
import { whoHas } from '../../web/kit/session/plan-mode.ts';
import { usePlan } from '../../web/kit/session/use-user.ts';
import { checkFile } from '../../web/kit/tool-shell/check-file.ts';
import { relativePathOf } from '../../web/kit/tool-shell/dropped-files.ts';
import { listOf, readAs, sourceSchema } from '../../web/kit/tool-shell/kept-items.ts';
import { useKeptState } from '../../web/kit/tool-shell/kept-pages.tsx';
import { type Refused, refusalOf, useShowLeftOut } from '../../web/kit/tool-shell/left-out.tsx';
import type { FileSource } from '../../web/kit/tool-shell/passed-files.ts';
import { fileCompressor } from './file-compressor.tool.ts';

const field = fileCompressor.actions.compress.files.files;

/** A file for the ZIP. */
export type ZipItem = {
  key: number;
  /** Path inside the ZIP, with the folders it was dropped with. */
  path: string;
  bytes: number;
  /** Milliseconds since 1970; null for files already on the server. */
  modified: number | null;
  source: FileSource;
};

const noItems: readonly ZipItem[] = [];
const readItems = readAs(
  listOf(
    z.object({
      key: z.number(),
      path: z.string(),
      bytes: z.number(),
      modified: z.number().nullable(),
      source: sourceSchema,
    }) satisfies z.ZodType<ZipItem>,
  ),
);

export type ZipFiles = {
  items: readonly ZipItem[];
  totalBytes: number;
  add: (sources: readonly FileSource[]) => void;
  remove: (key: number) => void;
  clear: () => void;
  /** Saves the ids of the stored files, in item order, so that they are not uploaded again. */
  keepStored: (ids: readonly string[]) => void;
};

/** The list of files for a ZIP. Files over the limits are left out with a note. */
export function useZipFiles(onChange: () => void): ZipFiles {
  const plan = usePlan();
  const showLeftOut = useShowLeftOut();
  const [items, setItems] = useKeptState<readonly ZipItem[]>('files', noItems, readItems);
  const change = (next: readonly ZipItem[]) => {
    setItems(next);
    onChange();
  };

  return {
    items,
    totalBytes: items.reduce((sum, { bytes }) => sum + bytes, 0),
    add: (sources) => {
      const added: ZipItem[] = [];
      const refused: Refused[] = [];
      const tooMany = field.messages.tooMany({ who: whoHas(plan), max: field.many.max[plan] });
      const room = (field.many?.max[plan] ?? 1) - items.length;
      const isListed = (one: Omit<ZipItem, 'key'>) => [...items, ...added].some((other) => isSame(one, other));
      let lastKey = Math.max(0, ...items.map(({ key }) => key));
      for (const source of sources) {
        const objection = checkFile(field, source, plan);
        const item = describeSource(source);
        if (objection) refused.push(refusalOf(source, objection));
        else if (added.length >= room) refused.push({ source, ...tooMany });
        else if (!isListed(item)) added.push({ ...item, key: ++lastKey });
      }
      if (added.length > 0) change([...items, ...added]);
      if (sources.length > 0) showLeftOut(refused);
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

/** Dropping a folder twice must not add its files twice. */
const isSame = (one: Omit<ZipItem, 'key'>, other: Omit<ZipItem, 'key'>): boolean =>
  one.path === other.path && one.bytes === other.bytes && one.modified === other.modified;
