import { X } from 'lucide-react';
import type { ComponentType } from 'react';
import type { PdfDocument } from '../../../pdf/pdf-document.ts';
import type { PdfService } from '../pdf/pdf-service.ts';
import { useStore } from '../store.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { Modal } from '../ui/modal.tsx';
import type { Editor } from './create-editor.ts';
import type { EditListProps } from './edit-list.tsx';
import type { Item } from './edit-state.ts';
import { PagePanel } from './page-panel.tsx';
import type { Arranging } from './use-arranging.ts';

/** The list of edits beside the pages; on a phone, where there is no room, it or the pages come as a sheet from below. */
export default function EditPanel(props: {
  panel: 'pages' | 'edits';
  List: ComponentType<EditListProps>;
  service: PdfService;
  document: PdfDocument;
  editor: Editor;
  troubles: ReadonlyMap<string, string>;
  arranging?: Arranging;
  current: number;
  onPage: (page: number) => void;
  onEdit: (item: Item) => void;
  onClose: () => void;
}) {
  const { panel, List, service, document, editor, arranging, troubles, current, onPage, onEdit, onClose } = props;
  const said = useStore(editor.said);
  if (globalThis.innerWidth >= 1024) {
    if (panel === 'pages') return null;
    return (
      <aside className="w-72 shrink-0 overflow-hidden rounded-[16px] border border-line bg-card">
        <List {...{ service, document, editor, troubles }} onGo={onEdit} />
      </aside>
    );
  }
  return (
    <Modal
      label={panel === 'pages' ? 'Pages' : 'Edits'}
      onClose={onClose}
      className="fixed inset-x-0 bottom-0 z-50 flex h-[60dvh] flex-col rounded-t-[20px] border border-line bg-card shadow-lift outline-none"
    >
      {/* That of the page cannot be heard from here. */}
      <p role="status" className="sr-only">
        {said}
      </p>
      <div className="flex justify-end p-1">
        <IconButton icon={X} label="Close" onClick={onClose} />
      </div>
      <div className="min-h-0 flex-1">
        {panel === 'pages' ? (
          <PagePanel
            {...{ service, document, editor, current, arranging }}
            onGo={onPage}
            onOpen={(page) => {
              onPage(page);
              onClose();
            }}
          />
        ) : (
          <List
            {...{ service, document, editor, troubles }}
            onGo={(item) => {
              onClose();
              onEdit(item);
            }}
          />
        )}
      </div>
    </Modal>
  );
}
