import type { Module } from '../define-module.ts';
import type { Services } from '../services.ts';

/** What workers and the health page do about mail that modules post. */
export function createMailModule({ mail }: Services): Module {
  return {
    name: 'mail',
    tasks: () => mail.tasks,
    schedule: mail.schedule,
    // Mail that waits keeps nobody from working with files.
    health: [
      {
        name: 'mail',
        whenRejected: 'degraded',
        check: async () => {
          const state = await mail.state();
          if (state.state !== 'failing') return state;
          return {
            state: 'degraded',
            reason: 'Messages are waiting to be sent.',
            since: state.since.toISOString(),
          };
        },
      },
    ],
    close: mail.close,
  };
}
