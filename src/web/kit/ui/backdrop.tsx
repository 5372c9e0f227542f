/**
 * Darkens the page behind a dialog and keeps it from scrolling (see app.css). Radix's own overlay does that with a style
 * element made at run time, which the content security policy refuses.
 */
export function Backdrop() {
  return <div data-backdrop="" className="fixed inset-0 z-50 bg-black/50" />;
}
