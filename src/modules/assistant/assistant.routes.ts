import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerSignal } from '../../platform/http/client-left.ts';
import { networkOf } from '../../platform/http/network-of.ts';
import { attemptsUsedUp, type RateLimiter, type RateLimits } from '../../platform/rate-limit/rate-limits.ts';
import { AppError } from '../../shared/errors.ts';
import { KB } from '../../shared/units.ts';
import type { Caller, Identify } from '../accounts/caller.ts';
import { createRoutes, neverCached } from '../accounts/create-routes.ts';
import { callKeyOf } from '../tool-calls/call-key.ts';
import { subjectsOf } from '../visitors/caller-subjects.ts';
import type { Makers } from '../visitors/makers.ts';
import { addressOf, ownOf, type Visitors } from '../visitors/subjects.ts';
import {
  type ChatInfo,
  chatAnswerSchema,
  chatBody,
  chatInfoSchema,
  chatLimits,
  chatPath,
  chatPersonPath,
  chatRatingPath,
  chatSentences,
  personBody,
  personSchema,
  ratedSchema,
  ratingBody,
} from './assistant.contract.ts';
import { assistantErrors } from './assistant.errors.ts';
import type { Assistant, Visitor } from './assistant.usecases.ts';
import type { createCallerFacts, Wants } from './caller-facts.ts';

const MINUTE_SECONDS = 60;
// A history of the longest messages, at up to three bytes a character.
const bodyLimit = 512 * KB;
const chatBodyLimit = 64 * KB;

export function assistantRoutes(
  app: FastifyInstance,
  dependencies: {
    assistant: Assistant;
    callerFacts: ReturnType<typeof createCallerFacts>;
    rateLimits: Pick<RateLimits, 'define'>;
    identify: Identify;
    visitors: Visitors;
    makers: Makers;
    info: () => Promise<ChatInfo>;
  },
): void {
  const { assistant, callerFacts, rateLimits, identify, visitors, makers, info } = dependencies;
  const limits = {
    // Faster than anybody reads; an office shares its address.
    own: rateLimits.define({ name: 'chat-own', points: 60, seconds: 5 * MINUTE_SECONDS }),
    address: rateLimits.define({ name: 'chat-address', points: 300, seconds: 5 * MINUTE_SECONDS }),
    person: rateLimits.define({ name: 'chat-person', points: 20, seconds: 60 * MINUTE_SECONDS }),
    // Who drops the cookie is another visitor each time. As many as by the forms.
    tickets: rateLimits.define({ name: 'chat-tickets', points: 40, seconds: 60 * MINUTE_SECONDS }),
  };
  const route = createRoutes(app, { tag: 'Help', access: 'everyone' }, async (request, reply) => ({
    ...neverCached(request, reply),
    caller: await identify(request),
  }));

  /** Counts a use of both, so that neither a new cookie nor another address gives more. */
  async function take(request: FastifyRequest, caller: Caller, own: RateLimiter): Promise<void> {
    await limits.address.take(networkOf(request.ip));
    const [maker] = makers.namesOf(request, caller);
    if (maker !== undefined) await own.take(maker);
  }

  function visitorOf(request: FastifyRequest, reply: FastifyReply, caller: Caller): Visitor {
    const { plan, user } = caller;
    const { owner } = makers.holderOf(request, reply, caller);
    const subjects = subjectsOf(request, caller, visitors);
    return {
      ...{ owner, email: user?.email, name: user?.username },
      takeTicket: () => limits.tickets.tryTake(networkOf(request.ip)),
      runCaller: { plan, userId: user?.id, subject: ownOf(subjects).name, address: addressOf(subjects) },
    };
  }

  const refusals = [assistantErrors.blank(), assistantErrors.tooLong({ max: chatLimits.message }), attemptsUsedUp()];

  route.get(chatPath, { summary: 'Who answers in the support chat.', access: 'anyone', result: chatInfoSchema }, info);

  route.post(
    chatPath,
    {
      summary: 'Answers a question about this site; as server-sent events when the caller accepts those.',
      ...{ body: chatBody, bodyLimit: chatBodyLimit, result: chatAnswerSchema, refusals },
    },
    async ({ request, reply, caller, body }) => {
      await take(request, caller, limits.own);
      // Before the answer has begun, which may set a cookie.
      const visitor = visitorOf(request, reply, caller);
      const asked = {
        visitor: () => visitor,
        facts: (wants: Wants) =>
          callerFacts({
            ...{ caller, wants, failedJob: body.failedJob },
            subjects: subjectsOf(request, caller, visitors),
            makers: makers.namesOf(request, caller),
          }),
        signal: answerSignal(reply),
      };
      if (!acceptsEvents(request)) return assistant.answer(body, asked);
      return streamAnswer(reply, (onText) => assistant.answer(body, { ...asked, onText }));
    },
  );

  route.post(
    chatRatingPath,
    {
      summary: 'Rates an answer. Nothing of the question is kept, only which passage was the answer.',
      ...{
        body: ratingBody,
        bodyLimit,
        result: ratedSchema,
        refusals: [assistantErrors.unknownAnswer(), attemptsUsedUp()],
      },
    },
    async ({ request, reply, caller, body }) => {
      await take(request, caller, limits.own);
      return assistant.rate(body, visitorOf(request, reply, caller));
    },
  );

  route.post(
    chatPersonPath,
    {
      summary: 'Passes the conversation to a person, as a ticket.',
      ...{ body: personBody, bodyLimit, status: 201, result: personSchema, refusals },
    },
    async ({ request, reply, caller, body }) => {
      await take(request, caller, limits.person);
      await limits.tickets.take(networkOf(request.ip));
      const visitor = visitorOf(request, reply, caller);
      // Of the network: a new visitor has no cookie yet, and may repeat the call.
      const callKey = callKeyOf(request, chatPersonPath, networkOf(request.ip));
      return { ticket: await assistant.toPerson(body, visitor, { failedJob: body.failedJob, callKey }) };
    },
  );
}

const acceptsEvents = ({ headers }: FastifyRequest): boolean => (headers.accept ?? '').includes('text/event-stream');

/** 'text' for each part, then 'answer', or 'failure' with the body of a refusal. */
async function streamAnswer(
  reply: FastifyReply,
  work: (onText: (text: string) => void) => Promise<unknown>,
): Promise<FastifyReply> {
  const { raw } = reply;
  let hasBegun = false;
  const send = (event: string, data: unknown) => {
    if (!hasBegun) {
      hasBegun = true;
      reply.hijack();
      raw.writeHead(200, {
        ...(reply.getHeaders() as Record<string, string>),
        'content-type': 'text/event-stream',
        // Tells nginx not to buffer the stream.
        'x-accel-buffering': 'no',
      });
    }
    raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  };
  try {
    send('answer', chatAnswerSchema.parse(await work((text) => send('text', { text }))));
  } catch (error) {
    // Nothing was sent: the answer is the refusal.
    if (!hasBegun) throw error;
    if (!raw.destroyed) {
      reply.log.error({ err: error }, 'An answer of the assistant broke off');
      const refusal = error instanceof AppError ? error.toBody() : { message: chatSentences.server, code: 'INTERNAL' };
      send('failure', refusal);
    }
  }
  raw.end();
  return reply;
}
