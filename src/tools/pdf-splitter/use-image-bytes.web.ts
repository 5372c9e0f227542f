import { useEffect, useState } from 'react';
import type { PdfDocument } from '../../pdf/pdf-document.ts';
import type { PdfService } from '../../web/kit/pdf/pdf-service.ts';
import type { ImageBytes } from '../../web/kit/pdf/weigh-pages.ts';

/** What the images of the pages weigh. Undefined while that is not known, or when it cannot be found out. */
export function useImageBytes(service: PdfService, document: PdfDocument | undefined): ImageBytes | undefined {
  const [weighed, setWeighed] = useState<{ id: number; images: ImageBytes }>();
  useEffect(() => {
    if (!document) return;
    const controller = new AbortController();
    const { signal } = controller;
    // Without an estimate, the split itself works as before.
    service.weigh(document, { signal }).then(
      (images) => !signal.aborted && setWeighed({ id: document.id, images }),
      () => undefined,
    );
    return () => controller.abort();
  }, [service, document]);
  return weighed && weighed.id === document?.id ? weighed.images : undefined;
}
