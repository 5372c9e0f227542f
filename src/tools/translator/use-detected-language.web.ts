import { useEffect, useState } from 'react';
import { isBlank } from '../../shared/clean-text.ts';
import type { DetectedLanguage } from '../../shared/translation/detect-language.ts';
import { useSettled } from '../../web/kit/text/use-settled.ts';

const pauseMs = 400;
const sampleLength = 2_000;

/**
 * The language of what is being typed, found in the page. Its statistics, a quarter of a megabyte, are loaded with the first
 * text.
 */
export function useDetectedLanguage(text: string, isWanted: boolean): DetectedLanguage | undefined {
  const sample = useSettled(isWanted ? text.trimStart().slice(0, sampleLength) : '', pauseMs);
  const [found, setFound] = useState<{ sample: string; language: DetectedLanguage | undefined }>();
  useEffect(() => {
    if (isBlank(sample)) return;
    let isCurrent = true;
    void import('../../shared/translation/detect-language.ts').then(
      ({ detectLanguage }) => isCurrent && setFound({ sample, language: detectLanguage(sample) }),
      // Offline: the server detects it, too.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [sample]);
  return isWanted && !isBlank(text) ? found?.language : undefined;
}
