import { Download } from 'lucide-react';
import { Button } from '../../../web/kit/ui/button.tsx';
import { svgUrl } from '../look/preset-choice.tsx';
import { offeredPng, savePng } from './code-actions.tsx';
import type { Code } from './use-code.web.ts';

/** On a phone the preview scrolls out of sight: the code and its verdict stay at the bottom of the screen. */
export function MiniBar({ code }: { code: Code }) {
  if (code.state !== 'drawn') return null;
  const png = offeredPng(code);
  const verdict = code.inspected?.verdict;
  return (
    <div className="sticky bottom-0 z-20 -mx-4 flex items-center gap-3 border-line border-t bg-paper px-4 py-2.5 lg:hidden">
      <img src={svgUrl(code.svg)} alt="" className="size-14 rounded-[8px] bg-white" />
      <p className="grow font-semibold leading-tight">
        {verdict === undefined && <span className="text-soft">Reading it back…</span>}
        {verdict?.scans === true && <span className="text-accent">It scans</span>}
        {verdict?.scans === false && <span className="text-danger">It does not scan reliably</span>}
      </p>
      <Button disabled={!png} onClick={() => png && savePng(png)} aria-label="Save PNG">
        <Download className="size-5" aria-hidden="true" />
        PNG
      </Button>
    </div>
  );
}
