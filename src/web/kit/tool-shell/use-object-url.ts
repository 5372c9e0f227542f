import { useEffect, useState } from 'react';

/** An object URL of a local file, revoked when it is no longer shown. */
export function useObjectUrl(file: Blob | undefined): string | undefined {
  const [shown, setShown] = useState<{ file: Blob; url: string }>();
  useEffect(() => {
    if (!file) return;
    const url = URL.createObjectURL(file);
    setShown({ file, url });
    return () => {
      setShown(undefined);
      URL.revokeObjectURL(url);
    };
  }, [file]);
  // The previous file's URL is revoked in a moment.
  return shown?.file === file ? shown?.url : undefined;
}
