import { Button } from '../../kit/ui/button.tsx';

/** Pagination. Renders nothing when everything fits on one page. */
export function Pages(props: { page: number; total: number; pageSize: number; onPage: (page: number) => void }) {
  const { page, total, pageSize, onPage } = props;
  const last = Math.max(1, Math.ceil(total / pageSize));
  if (last === 1) return null;
  return (
    <nav aria-label="Pages" className="mt-4 flex items-center gap-3">
      <Button look="secondary" size="small" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        Newer
      </Button>
      <span className="text-soft tabular-nums">
        {page} of {last}
      </span>
      <Button look="secondary" size="small" disabled={page >= last} onClick={() => onPage(page + 1)}>
        Older
      </Button>
    </nav>
  );
}
