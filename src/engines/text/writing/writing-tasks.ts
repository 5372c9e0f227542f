import type { ReviseText } from './writing-capabilities.ts';

/** What the thread for English is asked. */
export type EnglishTask = Omit<Parameters<ReviseText>[0], 'language' | 'signal'>;
