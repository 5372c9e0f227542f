import { pdfApplyEdits } from '../../catalog/pdf-apply-edits.ts';
import { t } from '../../shared/language/translate.ts';
import { BoxList } from '../../web/kit/page-editor/box-list.tsx';
import { EditorDesk } from '../../web/kit/page-editor/editor-desk.tsx';
import { boxTools } from '../../web/kit/page-editor/tool-bar.tsx';
import { precisePdfEditor } from './precise-pdf-editor.tool.ts';

const words = {
  save: t('Apply and download'),
  saving: t('Applying…'),
  saved: t('PDF edited successfully and downloaded!'),
  failed: t('Failed to apply edits'),
  loaded: t('PDF loaded successfully! Click and drag to select text areas for editing.'),
  noEdits: { title: t('No edits to save'), text: t('Please make some edits before saving.') },
};

const { fileId } = pdfApplyEdits.files;
const field = {
  ...fileId,
  messages: { ...fileId.messages, wrongType: { title: t('Invalid File Type'), text: t('Please upload a PDF file') } },
};

/** Boxes that are not larger are slips of the hand, in CSS pixels. */
const leastSide = 10;

export default function PrecisePdfEditorPage() {
  return (
    <EditorDesk
      slug={precisePdfEditor.slug}
      words={words}
      field={field}
      tools={boxTools}
      firstTool="replace"
      leastSide={leastSide}
      List={BoxList}
      firstPanel="edits"
    />
  );
}
