import { classNames } from '../../kit/ui/class-names.ts';

/**
 * The text of a content file, which is in English whatever the interface speaks (decision 0137). Its HTML was made of Markdown when the
 * site was built, and can hold no script.
 */
export function Prose({ html, className }: { html: string; className?: string }) {
  return (
    <div
      lang="en"
      dir="ltr"
      className={classNames('prose max-w-[68ch]', className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made by src/modules/content/render-markdown.ts, which refuses raw HTML.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
