import type { RefObject } from 'react';
import { formatNumber } from '../../shared/language/format-number.ts';
import { language, t } from '../../shared/language/translate.ts';
import type { Finding } from '../../shared/writing/finding.ts';
import { spellingLanguages } from '../../shared/writing/writing-options.ts';
import { Panel } from '../../web/kit/ui/panel.tsx';
import { FindingCard } from './finding-card.tsx';
import { type OwnRules, withoutRule, withWord } from './own-rules.ts';
import type { LiveCheck } from './use-live-check.web.ts';
import { writingAssistant } from './writing-assistant.tool.ts';

const { maxCharacters } = writingAssistant.actions.improve.texts.text;

/** More at once overwhelm; the others follow as these are dealt with. */
const shownFindings = 5;

/** What is underlined in the text, the passage at the cursor first. */
export function LiveFindingsPanel(props: {
  text: string;
  check: LiveCheck;
  /** The finding at the cursor. */
  current: number | undefined;
  area: RefObject<HTMLTextAreaElement | null>;
  own: OwnRules;
  onOwn: (own: OwnRules) => void;
}) {
  const { text, check, current, area, own, onOwn } = props;
  const { findings } = check;
  const from = current ?? 0;
  const shown = findings.slice(from, from + shownFindings);
  return (
    <Panel aria-labelledby="live-findings">
      <h2 id="live-findings" className="text-xl">
        {titleOf(check)}
      </h2>
      <p className="mt-1 text-soft" role="status">
        {statusOf(check, text.length > maxCharacters.pro)}
      </p>
      {shown.length > 0 && (
        <ul className="mt-4 divide-y divide-line">
          {shown.map((finding, index) => (
            <li
              key={`${finding.start}-${finding.rule}`}
              aria-current={index === 0 && current !== undefined ? 'true' : undefined}
              className="py-3 aria-[current=true]:-mx-3 aria-[current=true]:rounded-[12px] aria-[current=true]:bg-accent-soft aria-[current=true]:px-3"
            >
              <FindingCard
                text={text}
                finding={finding}
                onFix={(replacement) => replaceIn(area.current, finding, replacement)}
                onIgnoreRule={() => onOwn(withoutRule(own, finding.rule))}
                onAddWord={() => onOwn(withWord(own, text.slice(finding.start, finding.end)))}
              />
            </li>
          ))}
        </ul>
      )}
      {findings.length > shown.length && (
        <p className="mt-2 text-sm text-soft">Put the cursor on an underlined passage to see it here.</p>
      )}
    </Panel>
  );
}

/** Types the replacement, so that the browser's own undo knows of it. */
export function replaceIn(area: HTMLTextAreaElement | null, { start, end }: Finding, replacement: string): void {
  if (!area) return;
  area.focus();
  area.setSelectionRange(start, end);
  const typed =
    replacement === '' ? document.execCommand('delete') : document.execCommand('insertText', false, replacement);
  if (typed) return;
  area.setRangeText(replacement, start, end, 'end');
  area.dispatchEvent(new Event('input', { bubbles: true }));
}

const titleOf = ({ state, findings }: LiveCheck): string => {
  if (state !== 'ready' || findings.length === 0) return t('As you type');
  return t('{count, plural, one {# passage} other {# passages}} to look at', { count: findings.length });
};

function statusOf({ state, language: found, findings }: LiveCheck, isTooLong: boolean): string {
  if (isTooLong)
    return t('Texts of up to {most} characters are checked while you type.', {
      most: formatNumber(maxCharacters.pro, language()),
    });
  if (state === 'off') return t('Mistakes in English are underlined while you type, in your browser.');
  if (state === 'loading') return t('The checker is loading, once: 7 MB.');
  if (state === 'failed') return t('The checker could not be loaded. It is tried again when you type.');
  if (found !== undefined && found !== 'en') {
    const name = new Intl.DisplayNames(language(), { type: 'language' }).of(found) ?? found;
    const isKnown = spellingLanguages.some((each) => each === found);
    return isKnown
      ? t('This is {name}. Only English is checked while you type; the button checks the spelling of {name}.', { name })
      : t('This is {name}. Only English is checked while you type.', { name });
  }
  return findings.length === 0 ? t('No mistakes found.') : '';
}
