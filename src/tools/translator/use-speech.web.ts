import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Language } from '../../shared/translation/languages.ts';

/** Reads texts aloud with the browser's own voices. `read` is undefined when it has none for the language. */
export function useSpeech(language: Language | undefined): {
  read: ((text: string) => void) | undefined;
  isReading: boolean;
  stop: () => void;
} {
  const count = useSyncExternalStore(
    onVoices,
    () => voices().length,
    () => 0,
  );
  const voice = count > 0 && language ? voiceFor(language) : undefined;
  const [isReading, setIsReading] = useState(false);
  useEffect(() => () => synthesis()?.cancel(), []);

  const stop = () => {
    synthesis()?.cancel();
    setIsReading(false);
  };
  const read = (text: string) => {
    if (!voice) return;
    stop();
    const speech = new SpeechSynthesisUtterance(text);
    speech.voice = voice;
    speech.lang = voice.lang;
    speech.onend = () => setIsReading(false);
    speech.onerror = () => setIsReading(false);
    setIsReading(true);
    synthesis()?.speak(speech);
  };
  return { read: voice ? read : undefined, isReading, stop };
}

const synthesis = (): SpeechSynthesis | undefined => ('speechSynthesis' in globalThis ? speechSynthesis : undefined);
const voices = (): SpeechSynthesisVoice[] => synthesis()?.getVoices() ?? [];

/** Voices of the device itself first: others send the text to the browser's maker. */
const voiceFor = (language: Language): SpeechSynthesisVoice | undefined =>
  voices().find((voice) => voice.localService && voice.lang.toLowerCase().split(/[-_]/)[0] === language);

/** Browsers load their voices late. */
function onVoices(listener: () => void): () => void {
  synthesis()?.addEventListener('voiceschanged', listener);
  return () => synthesis()?.removeEventListener('voiceschanged', listener);
}
