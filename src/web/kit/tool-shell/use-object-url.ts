import { useEffect, useState } from 'react';

/** An address under which the page can show a file of the visitor's machine; given back when it is not shown any more. */
export function useObjectUrl(file: File | undefined): string | undefined {
  const [shown, setShown] = useState<{ file: File; url: string }>();
  useEffect(() => {
    if (!file) return;
    const url = URL.createObjectURL(file);
    setShown({ file, url });
    return () => {
      setShown(undefined);
      URL.revokeObjectURL(url);
    };
  }, [file]);
  // The address of the file before is given back in a moment.
  return shown?.file === file ? shown?.url : undefined;
}
