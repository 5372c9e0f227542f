import { BookPlus, EyeOff } from 'lucide-react';
import { t } from '../../shared/language/translate.ts';
import { type Finding, isRemark } from '../../shared/writing/finding.ts';
import { Button } from '../../web/kit/ui/button.tsx';
import { isAboutSpelling, longestWord, ruleName } from './own-rules.ts';

/** More suggestions than these are guesses. */
const shownReplacements = 4;

/** One finding: why, what could stand there instead, and how not to hear of it again. */
export function FindingCard(props: {
  text: string;
  finding: Finding;
  onFix: (replacement: string) => void;
  onIgnoreRule: () => void;
  onAddWord: () => void;
}) {
  const { text, finding, onFix, onIgnoreRule, onAddWord } = props;
  const { start, end, reason, rule, replacements } = finding;
  const passage = text.slice(start, end);
  return (
    <div className="min-w-0 space-y-2">
      <p className="break-words">
        <span className="font-semibold">{nameOf(passage)}</span> <span className="text-soft">{reason}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        {replacements.slice(0, shownReplacements).map((replacement, index) => (
          <Button
            key={replacement}
            look={index === 0 && !isRemark(finding) ? 'primary' : 'secondary'}
            size="small"
            onClick={() => onFix(replacement)}
          >
            {labelOf(passage, replacement)}
          </Button>
        ))}
        {isAboutSpelling(rule) && passage.length <= longestWord ? (
          <Button look="quiet" size="small" onClick={onAddWord}>
            <BookPlus className="size-4" aria-hidden="true" />
            Add to my words
          </Button>
        ) : (
          <Button
            look="quiet"
            size="small"
            onClick={onIgnoreRule}
            aria-label={`Never again: the rule ${ruleName(rule)}`}
          >
            <EyeOff className="size-4" aria-hidden="true" />
            Never again
          </Button>
        )}
      </div>
    </div>
  );
}

/** White space cannot be seen between quotation marks. */
const nameOf = (passage: string): string =>
  passage.trim() === '' ? t('Space') : `‘${passage.length > 80 ? `${passage.slice(0, 80)}…` : passage}’`;

function labelOf(passage: string, replacement: string): string {
  if (replacement.trim() !== '') return replacement;
  if (passage.trim() !== '') return t('Delete ‘{passage}’', { passage: passage.trim() });
  return replacement === '' ? t('Delete the space') : t('Use one space');
}
