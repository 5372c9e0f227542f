import { EditList } from '../../web/kit/page-editor/edit-list.tsx';
import { EditorDesk } from '../../web/kit/page-editor/editor-desk.tsx';
import { drawingTools } from '../../web/kit/page-editor/tool-bar.tsx';
import { visualPdfEditor } from './visual-pdf-editor.tool.ts';

const words = {
  save: 'Save PDF',
  saving: 'Saving…',
  saved: 'PDF Saved!',
  failed: 'Save failed',
  noEdits: { title: 'No edits to save', text: 'Please make some edits before saving.' },
};

export default function VisualPdfEditorPage() {
  return (
    <EditorDesk
      slug={visualPdfEditor.slug}
      words={words}
      tools={drawingTools}
      firstTool="select"
      hasPictures
      hasForms
      hasAnnotations
      hasPages
      List={EditList}
      firstPanel="pages"
    />
  );
}
