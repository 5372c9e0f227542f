import { useRootMark } from './use-root-mark.ts';

/**
 * Darkens the page behind a dialog and stops it scrolling (see app.css). Radix's overlay injects a style element, which the
 * content security policy refuses.
 */
export function Backdrop() {
  useRootMark('backdrop', true);
  return <div className="appear fixed inset-0 z-50 bg-black/50" />;
}
