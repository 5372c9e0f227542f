import { t } from '../../shared/language/translate.ts';
import type { Module } from '../define-module.ts';
import type { Services } from '../services.ts';

/** Mail for workers and the health page: sends what modules post. */
export function createMailModule({ mail }: Services): Module {
  return {
    name: 'mail',
    tasks: () => mail.tasks,
    schedule: mail.schedule,
    // Waiting mail does not stop anyone from working with files.
    health: [
      {
        name: 'mail',
        whenRejected: 'degraded',
        check: async () => {
          const state = await mail.state();
          if (state.state !== 'failing') return state;
          return {
            state: 'degraded',
            reason: t('Messages are waiting to be sent.'),
            since: state.since.toISOString(),
          };
        },
      },
    ],
    close: mail.close,
  };
}
