import { t } from '../../shared/language/translate.ts';
import { EditList } from '../../web/kit/page-editor/edit-list.tsx';
import { EditorDesk } from '../../web/kit/page-editor/editor-desk.tsx';
import { drawingTools } from '../../web/kit/page-editor/tool-bar.tsx';
import { visualPdfEditor } from './visual-pdf-editor.tool.ts';

const words = {
  save: t('Save PDF'),
  saving: t('Saving…'),
  saved: t('PDF Saved!'),
  failed: t('Save failed'),
  noEdits: { title: t('No edits to save'), text: t('Please make some edits before saving.') },
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
