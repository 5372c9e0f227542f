import { type ComponentProps, useState } from 'react';
import { t } from '../../shared/language/translate.ts';
import type { FieldLine, Selected } from './block-field.tsx';
import type { PreviewRun } from './line-preview.ts';
import { StyleBar } from './style-bar.tsx';
import { commonLook } from './styled-looks.ts';

type SelectionBarProps = Pick<ComponentProps<typeof StyleBar>, 'onTurn' | 'onSize' | 'onColor' | 'onReturn'> & {
  selected: Selected;
  looks: readonly PreviewRun[];
};

/** The controls of a selection's style, beside it on its page. */
export function SelectionBar({ selected, looks, ...actions }: SelectionBarProps) {
  const [group, setGroup] = useState<Element | null>(null);
  const common = commonLook(looks.map(({ look }) => look));
  const page = group?.getBoundingClientRect();
  const { box } = selected;
  return (
    <span ref={(own) => setGroup(own?.closest('[role=group]') ?? null)} className="contents">
      {common && page && (
        <StyleBar
          {...actions}
          look={common}
          place={{ left: box.left - page.left, top: box.top - page.top, bottom: box.bottom - page.top }}
          page={page}
          note={noteOn(looks)}
        />
      )}
    </span>
  );
}

/** Said when letters get a font of ours. */
function noteOn(looks: readonly PreviewRun[]): string {
  const other = looks.find(({ isNew, isOwn, look }) => isNew && !isOwn && look.font === undefined);
  if (!other) return '';
  const { bold, italic, fontName } = other.look;
  if (fontName === '') return t('This page has no such letters of its font: a similar font is used.');
  if (bold && italic) return t('This page has no bold italic of {fontName}: a similar font is used.', { fontName });
  if (bold) return t('This page has no bold of {fontName}: a similar font is used.', { fontName });
  if (italic) return t('This page has no italic of {fontName}: a similar font is used.', { fontName });
  return t('This page has no regular letters of {fontName}: a similar font is used.', { fontName });
}

/** What a selection has of the lines: the runs of its letters. */
export const looksOf = (lines: readonly FieldLine[], { from, to }: Selected): PreviewRun[] =>
  lines.slice(from.line, to.line + 1).flatMap(({ runs }, at) => {
    const start = at === 0 ? from.offset : 0;
    const end = from.line + at === to.line ? to.offset : Number.POSITIVE_INFINITY;
    let place = 0;
    return runs.filter(({ text }) => {
      const own = text.slice(Math.max(0, start - place), Math.max(0, end - place));
      place += text.length;
      return own.trim() !== '';
    });
  });
