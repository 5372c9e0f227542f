import { t } from '../../shared/language/translate.ts';
import type { Readability } from '../../shared/text/readability.ts';

/** The text's place on Flesch's scale, or why it is unknown. */
export function ReadabilityScale({ readability }: { readability: Readability }) {
  return (
    <section aria-label="Readability">
      <h3 className="text-[0.9375rem] text-soft">Readability</h3>
      {readability.available ? (
        <>
          <p className="font-semibold">
            <span className="text-2xl">{readability.level}</span>
            <span className="ms-3 text-soft">{gradeWords(readability.fleschKincaidGrade)}</span>
          </p>
          <Scale ease={readability.fleschReadingEase} />
          <p className="mt-2 text-sm text-soft">
            {t(
              'Flesch reading ease {ease} of 100, Flesch-Kincaid grade {grade}. Syllables are estimated from the spelling.',
              { ease: readability.fleschReadingEase.toFixed(1), grade: readability.fleschKincaidGrade.toFixed(1) },
            )}{' '}
            {readability.isShort && t('Below 100 words, a single long word changes this a lot.')}
          </p>
        </>
      ) : (
        <p className="mt-1">{readability.reason}</p>
      )}
    </section>
  );
}

/** Hard on the left, easy on the right, with a mark for the text. */
function Scale({ ease }: { ease: number }) {
  const place = Math.min(100, Math.max(0, ease));
  return (
    <svg viewBox="0 0 100 5" preserveAspectRatio="none" className="mt-2 h-3 w-full overflow-visible" aria-hidden="true">
      {[0, 30, 50, 60, 70, 80, 90].map((from, index, starts) => (
        <rect
          key={from}
          x={from + 0.3}
          y="1.5"
          width={(starts[index + 1] ?? 100) - from - 0.6}
          height="2"
          className="fill-accent"
          opacity={0.25 + index * 0.12}
        />
      ))}
      <rect x={place - 0.6} y="0" width="1.2" height="5" className="fill-ink" />
    </svg>
  );
}

/** The school years of a grade. */
function gradeWords(grade: number): string {
  if (grade < 1) return t('about first years of school');
  if (grade <= 12) return t('about year {year} of school', { year: Math.round(grade) });
  return grade <= 16 ? t('about college') : t('about beyond college');
}
