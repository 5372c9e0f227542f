import { File } from 'lucide-react';
import { useState } from 'react';
import type { FileSource } from './passed-files.ts';
import { useSourceImage } from './source-image.ts';

/** A small image of a file, or a tile with its extension where the browser cannot show it. */
export function Thumbnail({ source }: { source: FileSource }) {
  const image = useSourceImage(source);
  const [broken, setBroken] = useState(false);
  const ending = source.name.includes('.') ? source.name.slice(source.name.lastIndexOf('.') + 1) : '';
  return (
    <span className="checkered grid size-14 shrink-0 place-items-center overflow-hidden rounded-[10px] border border-line">
      {image && !broken ? (
        <img
          src={image}
          alt=""
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
          onError={() => setBroken(true)}
        />
      ) : (
        <span className="flex size-full flex-col items-center justify-center bg-accent-soft text-accent">
          <File className="size-5" aria-hidden="true" />
          <span className="max-w-full truncate px-1 font-semibold text-[0.6875rem] uppercase">{ending}</span>
        </span>
      )}
    </span>
  );
}
