import { useEffect, useState } from 'react';
import { createPdfService, type PdfService } from './pdf-service.ts';

/** The PDFs of this page of the site; all are closed, and their worker ended, when it is left. */
export function usePdfService(): PdfService {
  const [service] = useState(() => createPdfService());
  useEffect(() => {
    service.warmUp();
    return () => service.end();
  }, [service]);
  return service;
}
