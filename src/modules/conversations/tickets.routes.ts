import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { networkOf } from '../../platform/http/network-of.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { attemptsUsedUp, type RateLimiter } from '../../platform/rate-limit/rate-limits.ts';
import { isRobots } from '../../shared/robot-signs.ts';
import type { Caller, Identify } from '../accounts/caller.ts';
import { createRoutes } from '../accounts/create-routes.ts';
import { describeDevice } from '../accounts/describe-device.ts';
import { callKeyOf, invalidKey } from '../tool-calls/call-key.ts';
import type { Makers } from '../visitors/makers.ts';
import { contactPath, ticketCall, ticketKeyHeader, ticketsCall } from './conversation-words.contract.ts';
import {
  contactBody,
  type Sent,
  sentSchema,
  type Ticket,
  type TicketPage,
  ticketBody,
  ticketListSchema,
  ticketMessageBody,
  ticketPageSchema,
} from './conversations.contract.ts';
import { conversationErrors } from './conversations.errors.ts';
import type { ConversationRow } from './conversations.repository.ts';
import type { Conversations, OpenRequest } from './conversations.usecases.ts';
import type { FailedJob } from './describe-failed-job.ts';
import type { createTicketKeys } from './ticket-keys.ts';

type TicketBody = z.infer<typeof ticketBody>;

/** The forms of the site, and the tickets as their people see them. */
export function ticketRoutes(
  app: FastifyInstance,
  dependencies: {
    conversations: Conversations;
    keys: ReturnType<typeof createTicketKeys>;
    mail: Pick<Mail, 'available' | 'state'>;
    identify: Identify;
    makers: Makers;
    describeJob: (id: string) => Promise<FailedJob | undefined>;
    limits: { visitor: RateLimiter; network: RateLimiter };
  },
): void {
  const { conversations, keys, mail, identify, makers, describeJob, limits } = dependencies;
  const route = createRoutes(app, { tag: 'Support', access: 'everyone' }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const caller = await identify(request);
    return { caller, owner: makers.holderOf(request, reply, caller).owner };
  });

  async function take(request: FastifyRequest, owner: string): Promise<void> {
    await limits.network.take(networkOf(request.ip));
    await limits.visitor.take(owner);
  }

  async function open(request: FastifyRequest, opening: Omit<OpenRequest, 'isConfirmed' | 'callKey'>): Promise<Sent> {
    await take(request, opening.person.owner ?? '');
    // Of the network: the first call of a new visitor has no cookie yet, and may be repeated.
    const callKey = callKeyOf(request, request.url, networkOf(request.ip));
    const { id, number, isConfirmed } = await conversations.open({ ...opening, callKey, isConfirmed: true });
    const isLate = isConfirmed && (await mail.state()).state === 'failing';
    return { number, link: keys.linkOf({ id, number }), email: isConfirmed ? (isLate ? 'late' : 'sent') : 'none' };
  }

  const factsOf = (request: FastifyRequest, { plan, user }: Caller) => ({
    ...{ browser: describeDevice(request.headers['user-agent'] ?? ''), plan, account: user?.username },
    language: request.headers['accept-language']?.slice(0, 100),
  });

  const opening = { status: 201, result: sentSchema, refusals: [attemptsUsedUp(), invalidKey()] } as const;
  route.post(
    contactPath,
    { ...opening, summary: 'Sends a message from the contact page.', body: contactBody },
    ({ request, caller, owner, body }) =>
      open(request, {
        ...{ channel: 'contact', subject: body.subject, text: body.message, context: 'Contact page' },
        person: { name: `${body.firstName} ${body.lastName}`, email: body.email, owner },
        systemData: factsOf(request, caller),
        isSpam: isRobots(body),
      }),
  );

  route.post(
    ticketsCall,
    {
      ...opening,
      summary: 'Opens a support ticket, or reports a failed job.',
      body: ticketBody,
      refusals: [...opening.refusals, conversationErrors.emailMissing()],
    },
    async ({ request, caller, owner, body }) => {
      const email = body.email ?? caller.user?.email;
      if (email === undefined) throw conversationErrors.emailMissing();
      const { systemData, ...origin } = await describeTicket(body, describeJob);
      return open(request, {
        ...{ subject: body.subject, text: body.message, ...origin },
        person: { name: body.name || caller.user?.username, email, owner },
        systemData: { ...factsOf(request, caller), ...systemData },
        isSpam: isRobots(body),
      });
    },
  );

  route.get(
    ticketsCall,
    { summary: 'Your tickets, newest first.', result: ticketListSchema },
    async ({ request, caller }) => ({
      tickets: (await conversations.listOf(makers.namesOf(request, caller))).map(toTicket),
    }),
  );

  const isOwn = (request: FastifyRequest, caller: Caller, { owner }: ConversationRow): boolean =>
    owner !== null && makers.namesOf(request, caller).includes(owner);

  /** The same answer for a number that is not there and for one of somebody else. */
  async function require(request: FastifyRequest, caller: Caller, number = ''): Promise<ConversationRow> {
    const row = await conversations.byNumber(number);
    const key = request.headers[ticketKeyHeader];
    const hasKey = row && typeof key === 'string' && keys.isKeyOf(key, row.id);
    if (!row || !(hasKey || isOwn(request, caller, row))) throw conversationErrors.unknownTicket();
    // Merged conversations are of one person, who goes on in the one that is left.
    return row.mergedInto === null ? row : ((await conversations.find(row.mergedInto)) ?? row);
  }

  const existing = {
    params: { number: 'Of the ticket.' },
    result: ticketPageSchema,
    refusals: [conversationErrors.unknownTicket()],
  };
  const toPage = async (row: ConversationRow): Promise<TicketPage> => ({
    ...toTicket(row),
    messages: (await conversations.messages(row.id)).map(({ author, text, createdAt, isAutomatic }) => ({
      ...{ author, text, at: createdAt.toISOString(), isAutomatic },
    })),
  });
  const pageOf = async (id: number): Promise<TicketPage> => {
    const row = await conversations.find(id);
    if (!row) throw conversationErrors.unknownTicket();
    return toPage(row);
  };

  route.get(
    ticketCall(':number'),
    { ...existing, summary: `A ticket, for its owner or with its key in the header ${ticketKeyHeader}.` },
    async ({ request, caller, params }) => toPage(await require(request, caller, params.number)),
  );
  route.post(
    `${ticketCall(':number')}/messages`,
    {
      ...existing,
      summary: 'Adds a message to a ticket. After a closed one it opens another.',
      body: ticketMessageBody,
      refusals: [...existing.refusals, conversationErrors.full(), attemptsUsedUp(), invalidKey()],
    },
    async ({ request, caller, owner, params, body }) => {
      const row = await require(request, caller, params.number);
      await take(request, owner);
      const callKey = callKeyOf(request, request.url, row.number);
      const added = await conversations.add(row.id, { author: 'person', text: body.message, callKey });
      if (!added?.isStored) throw conversationErrors.full();
      // A closed ticket's message may go on in another one of its owner, which the link of the closed one does not open.
      return pageOf(added.isNew || isOwn(request, caller, row) ? added.id : row.id);
    },
  );
  route.post(
    `${ticketCall(':number')}/solved`,
    { ...existing, summary: 'Its person needs no answer any more.' },
    async ({ request, caller, params }) => {
      const row = await require(request, caller, params.number);
      await conversations.solve(row);
      return pageOf(row.id);
    },
  );
}

/**
 * Where a ticket came from. Only jobs that have really failed are counted as one problem of many people: an error code in a call
 * is what the caller says.
 */
async function describeTicket(
  { jobId, errorCode, page, topic }: TicketBody,
  describeJob: (id: string) => Promise<FailedJob | undefined>,
): Promise<Pick<OpenRequest, 'channel' | 'context' | 'jobId' | 'problem' | 'systemData'>> {
  const isReport = jobId !== undefined || errorCode !== undefined;
  const job = jobId === undefined ? undefined : await describeJob(jobId);
  return {
    channel: isReport ? 'bug' : 'support',
    context: isReport ? `Report${page ? ` on ${page}` : ''}` : `Support page: ${topic}`,
    jobId: job?.number,
    problem: job && `${job.code ?? 'FAILED'} in ${job.tool}`,
    systemData: { topic, page, errorCode, job },
  };
}

const toTicket = ({ number, subject, state, createdAt, updatedAt }: ConversationRow): Ticket => ({
  ...{ number, subject, state, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() },
});
