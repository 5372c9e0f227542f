import { useEffect, useState } from 'react';
import { createPdfService, type PdfService } from './pdf-service.ts';

/** The page's PDF service; unmounting closes all documents and the worker. */
export function usePdfService(): PdfService {
  const [service] = useState(() => createPdfService());
  useEffect(() => {
    service.warmUp();
    return () => service.end();
  }, [service]);
  return service;
}
