import type { CallRequest } from '../../web/kit/tool-shell/call-action.ts';
import type { ResultFile } from '../../web/kit/tool-shell/result-file.ts';
import { asStoredFile } from '../../web/kit/tool-shell/result-file.ts';
import type { documentScanner } from './document-scanner.tool.ts';
import type { ScannedPage } from './pages/scan-list.ts';
import { plainText } from './text/whole-text.ts';

type MakeDocument = typeof documentScanner.actions.generatePdf;
export type DocumentKind = 'pdf' | 'docx' | 'txt';

/** Asks the server for one document of the pages, as the visitor ordered, turned and corrected them. */
export function requestOfPages(
  pages: readonly ScannedPage[],
  output: DocumentKind,
  languages: string[],
): Pick<CallRequest<MakeDocument>, 'files' | 'options'> {
  return {
    files: { images: pages.map((page) => asStoredFile(imageFile(page))) },
    options: {
      extractedText: plainText(pages.map(({ text }) => text)),
      // The recognised text is in the image itself.
      texts: pages.map(({ text, readText }) => (text === readText ? null : text)),
      rotations: pages.map(({ rotation }) => rotation),
      output,
      languages,
    },
  };
}

/** The page's image as a stored file. Its size is known to the server only. */
export const imageFile = ({ image: { url, name, type } }: ScannedPage): ResultFile => ({
  url,
  name,
  type,
  bytes: 0,
});
