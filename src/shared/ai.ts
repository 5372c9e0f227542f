import { AppError } from './errors.ts';

/** What an AI provider is asked to do. Each task can have a model of its own (`AI_MODEL_SUMMARY` and the like). */
export const aiTasks = ['summary', 'questions', 'writing', 'translation', 'support'] as const;
export type AiTask = (typeof aiTasks)[number];

/** Where a provider is: on this server, on its own network, or on the internet. */
export const aiPlaces = ['server', 'network', 'internet'] as const;

/** A provider as pages name it. */
export type AiProvider = { name: string; host: string; place: (typeof aiPlaces)[number] };

/** Why the AI provider did not do it, as a sentence; undefined for other errors. */
export function aiFailureOf(error: unknown): string | undefined {
  if (!(error instanceof AppError) || !error.code.startsWith('AI_')) return undefined;
  return /^[^.]+\./.exec(error.message)?.[0] ?? error.message;
}
