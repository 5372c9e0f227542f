import { z } from 'zod';
import { defineTool } from '../../catalog/define-tool.ts';
import { editedPdf, editedPdfPassword, pdfApplyEdits, takenPdfFields } from '../../catalog/pdf-apply-edits.ts';
import { t } from '../../shared/language/translate.ts';

export const visualPdfEditor = defineTool({
  slug: 'visual-pdf-editor',
  name: t('Visual PDF Editor'),
  tagline: t('Write, mark and sign on a PDF'),
  summary: t('Add text, highlights, drawings, notes and signatures to the pages of a PDF.'),
  title: t('Edit a PDF: add text, highlights and signatures'),
  description: t(
    'Write, highlight, draw and sign on any page of a PDF, in any script. Highlights and notes are real annotations. Free, no sign-up.',
  ),
  keywords: [
    'edit',
    'annotate',
    'write',
    'add text',
    'highlight',
    'underline',
    'strike out',
    'draw',
    'sign',
    'signature',
    'fill in',
    'form',
    'stamp',
    'note',
    'comment',
    'picture',
    'arrow',
    'check mark',
    'rotate pages',
    'delete pages',
    'reorder pages',
    'insert pages',
    'sejda',
    'acrobat',
    'xodo',
  ],
  category: 'pdf',
  icon: 'file-pen-line',
  badge: 'free',
  rank: 15,
  steps: [t('Drop a PDF'), t('Write, mark, draw or sign on its pages'), t('Save and download')],
  faq: [
    {
      question: t('Can I change the highlights later, in another program?'),
      answer: t(
        'Yes. Highlights, underlines, lines, shapes, drawings and notes are annotations, which other PDF programs show, move and delete. Text, stamps and pictures become part of the page.',
      ),
    },
    {
      question: t('Can I change annotations that are already in the file?'),
      answer: t(
        'Yes. With Select, click, tap or Tab to a highlight, note, text box, drawing, stamp or link of any program: move it, resize it, give it another colour or other words, or delete it. Replies are deleted with their note. Those that their author has locked stay as they are.',
      ),
    },
    {
      question: t('Can I fill in a form?'),
      answer: t(
        'Yes, right on its pages: texts, check boxes, options and lists, with the Tab key from field to field. They stay fields, or become part of the page if you tick Flatten when saving. Scripts in the form do not run, and forms made only for Adobe Reader (dynamic XFA) cannot be filled in here.',
      ),
    },
    {
      question: t('Which languages can I write in?'),
      answer: t(
        'Those of Europe, Arabic, Persian, Hebrew, Hindi and eleven more scripts of India, Thai, Lao, Khmer, Burmese, Sinhala, Javanese, Tibetan, Dhivehi, Syriac, N’Ko, Tifinagh, Cherokee, Inuktitut, Chinese, Japanese, Korean, Armenian, Georgian and Amharic. The text can be searched and copied. Characters that cannot be set are named as you type.',
      ),
    },
    {
      question: t('What happens to the rest of my file?'),
      answer: t(
        'It stays as it is, byte for byte: edits are added at its end. Every edited page is compared with the original outside of the edits.',
      ),
    },
    {
      question: t('Can I rotate, move, delete and insert pages?'),
      answer: t(
        'Yes, in the list of pages: drag them, or use the buttons above it. Blank pages and pages of other PDFs can be inserted. What you delete is not in the saved file any more, nor are bookmarks and links to it.',
      ),
    },
    {
      question: t('What about signed and locked files?'),
      answer: t(
        'Edits are not part of what was signed, and programs will say so; the signed version stays inside the file. A locked file needs its password; the edited copy is not locked.',
      ),
    },
  ],
  uses: [{ verb: t('Edit'), from: ['pdf'], wantedBy: 50 }],
  actions: {
    visualEdit: {
      path: '/api/tools/pdf-visual-edit',
      summary: 'Takes a PDF to be edited, and shows its first page.',
      files: { file: editedPdf },
      options: z.object({
        password: editedPdfPassword,
      }),
      result: z.object(takenPdfFields),
      keepsUploads: true,
    },
    applyEdits: pdfApplyEdits,
  },
});
