import { z } from 'zod';
import { defineTool, type FileField } from '../../catalog/define-tool.ts';
import { editedPdf, editedPdfPassword, takenPdfFields } from '../../catalog/pdf-apply-edits.ts';
import { t } from '../../shared/language/translate.ts';
import { ocrLanguagesOption } from '../../shared/recognition.ts';

const file = {
  ...editedPdf,
  messages: {
    ...editedPdf.messages,
    wrongType: { title: t('Invalid File Type'), text: t('Please upload a PDF file.') },
  },
} as const satisfies FileField;

export const precisePdfEditor = defineTool({
  slug: 'precise-pdf-editor',
  name: t('Precise PDF Editor'),
  tagline: t('Replace or black out text'),
  summary: t('Replace the text under a box in its own font, or remove what is under it for good.'),
  title: t('Replace or redact text in a PDF'),
  description: t(
    'Draw a box over text in a PDF and replace it in its own font, highlight it, or take it out of the file for good. Free, no sign-up.',
  ),
  keywords: [
    'redact',
    'black out',
    'censor',
    'anonymise',
    'replace text',
    'correct',
    'change text',
    'erase',
    'whiteout',
    'edit',
  ],
  category: 'pdf',
  icon: 'square-dashed-mouse-pointer',
  badge: 'free',
  rank: 17,
  steps: [t('Drop a PDF'), t('Draw boxes over what is to change'), t('Apply and download')],
  faq: [
    {
      question: t('Is erased text really gone?'),
      answer: t(
        'Yes. Text, pixels of images, lines, notes and form fields under the box are taken out of the file, which is written anew without older versions, and then searched for what was there. What cannot be cleared becomes a picture of the page, and you are told.',
      ),
    },
    {
      question: t('Which font does new text have?'),
      answer: t(
        'The one of the text that it replaces. Where that font lacks a letter, the whole new text is set in one that looks like it, and you are told, as you are when it does not fit.',
      ),
    },
    {
      question: t('Can I replace text on a scanned page?'),
      answer: t(
        'Yes, where the scan has recognised text: the old words are painted over with the colour of the paper, and the new ones are set on it.',
      ),
    },
    {
      question: t('What else may still hold erased words?'),
      answer: t(
        'Bookmarks, document properties and descriptions for screen readers are cleared, too. Attached files are not changed; those that hold the words are named.',
      ),
    },
  ],
  uses: [{ verb: t('Black out text'), wantedBy: 12 }],
  actions: {
    uploadOcr: {
      path: '/api/tools/pdf-upload-ocr',
      summary: 'Takes a PDF to be edited; shows its first page and reads its text, of a scan by recognition.',
      files: { file },
      options: z.object({ password: editedPdfPassword, ocrLanguages: ocrLanguagesOption }),
      result: z.object({
        ...takenPdfFields,
        ocrText: z.string().describe('The text of the first page; empty when there is none.'),
        warnings: z.array(z.string()).describe('Why text could not be recognised, in sentences; may be empty.'),
      }),
      drawsOn: ['scans'],
      keepsUploads: true,
    },
  },
});
