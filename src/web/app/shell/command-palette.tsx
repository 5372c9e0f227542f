import { Search } from 'lucide-react';
import { toolCards } from '../../../tools/cards.index.ts';
import { Modal } from '../../kit/ui/modal.tsx';
import { ToolOptions } from '../search/tool-options.tsx';
import { useToolSearch } from '../search/use-tool-search.ts';

export default function CommandPalette({ onClose }: { onClose: () => void }) {
  const search = useToolSearch({ whenEmpty: toolCards, onOpen: onClose });
  return (
    <Modal
      label="Find a tool"
      onClose={onClose}
      className="fixed inset-x-4 top-[12vh] z-50 mx-auto max-w-xl overflow-hidden rounded-[16px] border border-line bg-raised shadow-lift outline-none"
    >
      <div className="flex items-center gap-3 px-5">
        <Search className="size-5 text-soft" aria-hidden="true" />
        <input
          {...search.inputProps}
          role="combobox"
          aria-label="Find a tool"
          aria-expanded={search.results.length > 0}
          placeholder="Find a tool"
          className="h-14 w-full bg-transparent text-lg outline-none placeholder:text-soft"
        />
      </div>
      <div className="seam" />
      <ToolOptions search={search} className="max-h-[55vh] overflow-y-auto p-2" />
    </Modal>
  );
}
