import { once } from 'node:events';
import type { FastifyInstance } from 'fastify';
import { idPattern } from '../../shared/ids.ts';
import type { Identify } from '../accounts/caller.ts';
import { createRoutes, neverCached } from '../accounts/create-routes.ts';
import { describeRoute } from '../accounts/describe-route.ts';
import type { Makers } from '../visitors/makers.ts';
import type { JobChange } from './follow-job.ts';
import { isFinished, jobSchema } from './jobs.contract.ts';
import { jobErrors } from './jobs.errors.ts';
import { type Jobs, toJob } from './jobs.usecases.ts';
import { recentResultsPath, recentResultsSchema } from './recent-results.contract.ts';
import type { createRecentResults } from './recent-results.ts';

const tag = 'Jobs';
const params = { id: 'Of the job.' };

// Proxies close connections that are silent for about a minute.
const heartbeatMs = 15_000;

export function jobRoutes(
  app: FastifyInstance,
  dependencies: {
    jobs: Jobs;
    recentResults: ReturnType<typeof createRecentResults>;
    identify: Identify;
    makers: Pick<Makers, 'namesOf'>;
  },
): void {
  const { jobs, recentResults, identify, makers } = dependencies;
  const route = createRoutes(app, { tag }, neverCached);

  route.get(
    recentResultsPath,
    {
      summary: 'The results of your jobs that have not been deleted, newest first.',
      access: 'everyone',
      result: recentResultsSchema,
    },
    async ({ request }) => ({ results: await recentResults(makers.namesOf(request, await identify(request))) }),
  );

  route.get(
    '/api/jobs/:id',
    {
      summary: 'The state, progress and result of a job.',
      ...{ access: 'anyone', params, result: jobSchema, refusals: [jobErrors.unknown()] },
    },
    async ({ request }) => {
      const row = await jobs.require(idOf(request.params));
      const partial = row.state === 'running' ? await jobs.findPartial(row.id) : undefined;
      return { ...toJob(row), ...(partial !== undefined && { partial }) };
    },
  );

  route.delete(
    '/api/jobs/:id',
    {
      summary: 'Cancels a job.',
      ...{ access: 'everyone', params, status: 204, refusals: [jobErrors.unknown(), jobErrors.notYours()] },
    },
    async ({ request }) => {
      const { id, maker, state } = await jobs.require(idOf(request.params));
      const isMaker = maker !== null && makers.namesOf(request, await identify(request)).includes(maker);
      if (!isMaker && !isFinished(state)) throw jobErrors.notYours();
      await jobs.cancel(id);
    },
  );

  jobEventRoutes(app, jobs);
}

/** `GET /api/jobs/:id/events`: the job and its changes as server-sent events. */
function jobEventRoutes(app: FastifyInstance, jobs: Jobs): void {
  app.get(
    '/api/jobs/:id/events',
    describeRoute({
      ...{ tag, access: 'anyone', params, produces: 'text/event-stream', refusals: [jobErrors.unknown()] },
      summary:
        'Server-sent events: the job, at once and after every change, and partial results where a tool has them.',
    }),
    async (request, reply) => {
      const { id } = await jobs.require(idOf(request.params));
      const left = new AbortController();
      reply.hijack();
      const { raw } = reply;
      raw.on('close', () => left.abort());
      raw.writeHead(200, {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        // Tells nginx not to buffer the stream.
        'x-accel-buffering': 'no',
      });
      // An event, so that pages notice when it is missing.
      const heartbeat = setInterval(() => raw.write('event: alive\ndata: {}\n\n'), heartbeatMs);
      let latest = toJob(await jobs.require(id));
      const send = (change: Partial<typeof latest>) => {
        latest = { ...latest, ...change };
        raw.write(`event: job\ndata: ${JSON.stringify(latest)}\n\n`);
      };
      try {
        const sendRunning = ({ state, progress, step }: JobChange) => {
          // The last event includes the result.
          if (!isFinished(state)) send({ state, progress, step });
        };
        const signal = AbortSignal.any([left.signal, app.drain.begun]);
        const sendPartial = async (json: string) => {
          // Slow readers skip some.
          if (!raw.write(`event: partial\ndata: ${json}\n\n`))
            await once(raw, 'drain', { signal }).catch(() => undefined);
        };
        const ended = await jobs.follow(id, sendRunning, signal, { withPlace: true, onPartial: sendPartial });
        if (ended) send(toJob(ended));
      } catch (error) {
        request.log.warn({ err: error }, 'A stream of job events broke');
      } finally {
        clearInterval(heartbeat);
        raw.end();
      }
    },
  );
}

function idOf(params: unknown): string {
  const { id } = params as { id: string };
  if (!idPattern.test(id)) throw jobErrors.unknown();
  return id;
}
