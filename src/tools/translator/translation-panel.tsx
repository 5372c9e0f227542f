import { Download, Square, Volume2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '../../shared/language/translate.ts';
import { textDirection } from '../../shared/text/text-direction.ts';
import { type Language, nameOfLanguage } from '../../shared/translation/languages.ts';
import { saveFile } from '../../web/kit/tool-shell/save-file.ts';
import { Button } from '../../web/kit/ui/button.tsx';
import { CopyButton } from '../../web/kit/ui/copy-button.tsx';
import type { Translation } from './translation.ts';
import { useSpeech } from './use-speech.web.ts';

/** The translation, with what can be done with it. */
export function TranslationPanel({ translation, busy }: { translation: Translation | undefined; busy: ReactNode }) {
  const text = translation?.translatedText ?? '';
  return (
    <section
      aria-label="Translation"
      className="flex min-w-0 flex-col rounded-[16px] border border-line bg-card shadow-card"
    >
      <div aria-live="polite" className="grow px-4 py-4 sm:px-5">
        {busy ??
          (translation ? (
            <p
              lang={translation.to}
              dir={textDirection(text)}
              className="max-h-[30rem] min-h-40 overflow-y-auto whitespace-pre-wrap break-words text-lg leading-relaxed"
              // A long one scrolls, also by keyboard.
              // biome-ignore lint/a11y/noNoninteractiveTabindex: it has a scroll bar.
              tabIndex={0}
            >
              {text}
            </p>
          ) : (
            <p className="text-lg text-soft">Your translation appears here.</p>
          ))}
      </div>
      {translation && (
        <div className="flex flex-wrap items-center gap-2 border-line border-t px-3 py-2.5 sm:px-4">
          <p className="min-w-0 flex-1 text-sm text-soft">{creditOf(translation)}</p>
          <ReadAloud language={translation.to} text={text} />
          <CopyButton text={text} what={t('translation')} />
          <Button
            look="secondary"
            size="small"
            onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), `translation-${translation.to}.txt`)}
          >
            <Download className="size-4" aria-hidden="true" />
            Download
          </Button>
        </div>
      )}
    </section>
  );
}

/** Who translated, and what to think of it. */
export function creditOf({ engine, via }: Pick<Translation, 'engine' | 'via'>): string {
  if (!engine) return '';
  const { name, isDraft } = engine;
  if (!via) return isDraft ? t('A draft by {name}: check it before use.', { name }) : t('By {name}.', { name });
  const through = nameOfLanguage(via);
  return isDraft
    ? t('A draft by {name}, through {language}: check it before use.', { name, language: through })
    : t('By {name}, through {language}.', { name, language: through });
}

/** Not there when this browser has no voice for the language. */
function ReadAloud({ language, text }: { language: Language; text: string }) {
  const { read, isReading, stop } = useSpeech(language);
  if (!read) return null;
  const Icon = isReading ? Square : Volume2;
  return (
    <Button look="secondary" size="small" onClick={() => (isReading ? stop() : read(text))}>
      <Icon className="size-4" aria-hidden="true" />
      {isReading ? 'Stop' : t('Read aloud')}
    </Button>
  );
}
