/**
 * Runs in the page. Removes itself before React compares the page with its own; a background tab does not paint until it is
 * looked at.
 */
const startAfterPaint = `(() => {
  document.currentScript.remove();
  const start = () => {
    for (const link of document.querySelectorAll('link[rel=codepreload]')) link.rel = 'modulepreload';
    const waiting = document.querySelector('script[type=code]');
    const code = document.createElement('script');
    code.type = 'module';
    code.textContent = waiting.textContent;
    waiting.replaceWith(code);
  };
  const afterPaint = () => requestAnimationFrame(() => setTimeout(start));
  if (document.hidden) addEventListener('load', start);
  else if (document.readyState === 'loading') addEventListener('DOMContentLoaded', afterPaint);
  else afterPaint();
})()`;

/** Asks for a page's code after its first paint: a page is complete without it, and it would delay what is seen. */
export function paintFirst(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="codepreload"')
    .replace('<script type="module" async="">', `<script>${startAfterPaint}</script><script type="code">`);
}
