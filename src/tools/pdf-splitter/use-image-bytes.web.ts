import { useEffect, useState } from 'react';
import type { PdfDocument } from '../../pdf/pdf-document.ts';
import type { PdfService } from '../../web/kit/pdf/pdf-service.ts';
import type { ImageBytes } from '../../web/kit/pdf/weigh-pages.ts';

/** Bytes of each page's images. Undefined while unknown, or when they cannot be determined. */
export function useImageBytes(service: PdfService, document: PdfDocument | undefined): ImageBytes | undefined {
  const [weighed, setWeighed] = useState<{ id: number; images: ImageBytes }>();
  useEffect(() => {
    if (!document) return;
    const controller = new AbortController();
    const { signal } = controller;
    // Only the estimate is missing: splitting works all the same.
    service.weigh(document, { signal }).then(
      (images) => !signal.aborted && setWeighed({ id: document.id, images }),
      () => undefined,
    );
    return () => controller.abort();
  }, [service, document]);
  return weighed && weighed.id === document?.id ? weighed.images : undefined;
}
