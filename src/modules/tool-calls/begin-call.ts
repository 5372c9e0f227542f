import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ActionDefinition, ToolDefinition } from '../../catalog/define-tool.ts';
import { together } from '../../platform/database/together.ts';
import type { Caller, Identify } from '../accounts/caller.ts';
import type { JobCaller, Jobs } from '../jobs/jobs.usecases.ts';
import type { CallMeter, MeterCall } from '../usage/meter-call.ts';
import { meterOf } from '../usage/usage.usecases.ts';
import type { Place, Subject } from '../visitors/subjects.ts';

export type Route = { tool: ToolDefinition; name: string; action: ActionDefinition };

export type BegunCall = { caller: Caller; meter: CallMeter; jobCaller: JobCaller };
export type BeginCall = ReturnType<typeof createBeginCall>;

/** The checks before the body of a call with a job is read: the caller, room in the line, and the allowance. */
export function createBeginCall(dependencies: {
  jobs: Pick<Jobs, 'assertRoom'>;
  identify: Identify;
  meterCall: MeterCall;
  subjectsOf: (request: FastifyRequest, caller: Caller) => Subject[];
  placeOf: (request: FastifyRequest, caller: Caller) => Place | undefined;
}) {
  const { jobs, identify, meterCall, subjectsOf, placeOf } = dependencies;
  return async ({ tool, name, action }: Route, request: FastifyRequest, reply: FastifyReply): Promise<BegunCall> => {
    const caller = await identify(request);
    const jobCaller = {
      ...{ tool: tool.slug, action: name, plan: caller.plan, atOnce: action.batch },
      subjects: subjectsOf(request, caller),
      place: placeOf(request, caller),
    };
    const [meter] = await together([
      meterCall({ request, reply, caller, meter: meterOf(tool, name) }),
      jobs.assertRoom(jobCaller),
    ]);
    return { caller, meter, jobCaller };
  };
}
