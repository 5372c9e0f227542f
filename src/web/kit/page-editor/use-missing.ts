import { useEffect, useMemo, useState } from 'react';

type Lookup = typeof import('../../../pdf/editing/missing-characters.ts');
let loading: Promise<Lookup> | undefined;
let lookup: Lookup | undefined;

/**
 * A sentence about the characters of a text that no font for saving has; empty if there are none.
 * @param known characters that the document's own font has
 */
export function useMissing(text: string, known = ''): string {
  const [read, setRead] = useState(lookup);
  // Every font has these.
  const isPlain = /^[\s\x20-\x7e]*$/.test(text);
  useEffect(() => {
    if (isPlain || read) return;
    let isShown = true;
    loading ??= import('../../../pdf/editing/missing-characters.ts');
    loading.then(
      (loaded) => {
        lookup = loaded;
        if (isShown) setRead(loaded);
      },
      () => {
        // Retried with the next text; saving says it, too.
        loading = undefined;
      },
    );
    return () => {
      isShown = false;
    };
  }, [isPlain, read]);
  return useMemo(() => {
    if (isPlain || !read) return '';
    return read.describeMissingCharacters(read.missingCharacters(text).filter((letter) => !known.includes(letter)));
  }, [isPlain, read, text, known]);
}
