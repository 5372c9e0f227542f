import { pdfApplyEdits } from '../../catalog/pdf-apply-edits.ts';
import { BoxList } from '../../web/kit/page-editor/box-list.tsx';
import { EditorDesk } from '../../web/kit/page-editor/editor-desk.tsx';
import { boxTools } from '../../web/kit/page-editor/tool-bar.tsx';
import { precisePdfEditor } from './precise-pdf-editor.tool.ts';

const words = {
  save: 'Apply and download',
  saving: 'Applying…',
  saved: 'PDF edited successfully and downloaded!',
  failed: 'Failed to apply edits',
  loaded: 'PDF loaded successfully! Click and drag to select text areas for editing.',
  noEdits: { title: 'No edits to save', text: 'Please make some edits before saving.' },
};

const { fileId } = pdfApplyEdits.files;
const field = {
  ...fileId,
  messages: { ...fileId.messages, wrongType: { title: 'Invalid File Type', text: 'Please upload a PDF file' } },
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
