import { createHmac } from 'node:crypto';
import type { GenerateText } from '../../engines/ai/ai-capabilities.ts';
import { cleanText } from '../../shared/clean-text.ts';
import type { RunCaller } from '../../shared/run-caller.ts';
import { HOUR_MS } from '../../shared/units.ts';
import type { Conversations, OpenRequest } from '../conversations/conversations.usecases.ts';
import { rate } from '../conversations/severity.ts';
import type { Found, Knowledge } from '../knowledge/knowledge.usecases.ts';
import type { createAnswerIds } from './answer-ids.ts';
import {
  type ChatAnswer,
  type ChatRequest,
  chatLimits,
  chatSentences,
  type Ticket,
  type Turn,
} from './assistant.contract.ts';
import { assistantErrors } from './assistant.errors.ts';
import type { AssistantRepository } from './assistant.repository.ts';
import { answerFromPassages, asksAboutFailure, type Draft, isAboutAllowances, sourcesOf } from './built-in-answer.ts';
import type { CallerFacts, Wants } from './caller-facts.ts';
import { askProvider } from './provider-answer.ts';

export type Assistant = ReturnType<typeof createAssistant>;

/** Whoever asks. */
export type Visitor = {
  /** Their name as the owner of tickets. */
  owner: string;
  email: string | undefined;
  name: string | undefined;
  /** For the budgets of the AI provider. */
  runCaller: RunCaller;
  /** Counts a ticket that nobody asked for, and says whether there may be another one from this network. */
  takeTicket: () => Promise<boolean>;
};

const foundAtOnce = 6;
/** What goes to a provider. */
const passagesForProvider = 5;
const badForMs = HOUR_MS;
const badAnswers = 3;
/** A question this short may go on with the one before. */
const shortQuestion = 2;

/** Answers questions about the product, and passes on to people what they should see. */
export function createAssistant(dependencies: {
  knowledge: Pick<Knowledge, 'search'>;
  conversations: Pick<Conversations, 'open' | 'linkOf'>;
  repository: AssistantRepository;
  answerIds: ReturnType<typeof createAnswerIds>;
  /** Undefined without a provider. */
  generateText: GenerateText | undefined;
  signingSecret: string;
  now?: () => Date;
}) {
  const {
    knowledge,
    conversations,
    repository,
    answerIds,
    generateText,
    signingSecret,
    now = () => new Date(),
  } = dependencies;

  const raterOf = (name: string): string =>
    createHmac('sha256', signingSecret).update(`rater:${name}`).digest('base64url');

  function readMessage(message: string): string {
    const text = cleanText(message).trim();
    if (text === '') throw assistantErrors.blank();
    if (text.length > chatLimits.message) throw assistantErrors.tooLong({ max: chatLimits.message });
    return text;
  }

  /** With the question before it, where the message says too little by itself: 'and for images?' */
  async function find(message: string, history: readonly Turn[]): Promise<Found> {
    const found = await knowledge.search(message, foundAtOnce);
    const before = history.findLast(({ isUser }) => isUser)?.text;
    if (before === undefined || found.terms.length > shortQuestion || isSure(found)) return found;
    const together = await knowledge.search(`${message} ${before}`, foundAtOnce);
    return together.passages.length > 0 ? together : found;
  }

  async function openTicket(
    visitor: Visitor,
    request: Pick<OpenRequest, 'subject' | 'text' | 'context' | 'systemData' | 'jobId' | 'atLeast' | 'callKey'> & {
      email?: string;
    },
  ): Promise<Ticket> {
    const { owner, name } = visitor;
    const opened = await conversations.open({
      ...request,
      channel: 'chat',
      // Whoever gives an address here waits for an answer there.
      isConfirmed: Boolean(request.email),
      person: { owner, name, email: request.email || visitor.email },
    });
    const link = new URL(conversations.linkOf(opened));
    return { number: opened.number, path: `${link.pathname}${link.hash}` };
  }

  return {
    /**
     * Answers a question.
     * @throws AppError MESSAGE_EMPTY, MESSAGE_TOO_LONG
     */
    answer: async (
      { message: sent, history, page, engine }: ChatRequest,
      asked: {
        visitor: () => Visitor;
        facts: (wants: Wants) => Promise<CallerFacts>;
        signal: AbortSignal;
        onText?: (text: string) => void;
      },
    ): Promise<ChatAnswer> => {
      const message = readMessage(sent);
      const found = await find(message, history);
      const generate = engine === 'auto' ? generateText : undefined;
      const facts = await asked.facts({
        allowances: generate !== undefined || found.passages.some(isAboutAllowances),
        failedJob: generate !== undefined || asksAboutFailure(message),
      });
      const draft = answerFromPassages(message, found, facts);
      const worded = generate && isWorthWording(draft) ? await wordAnswer(generate) : undefined;
      const ticket = await escalate();
      const text = (worded?.response ?? draft.response) || chatSentences.empty;
      // Whoever gets an answer from a person need not be told that there is none.
      const said = ticket && draft.kind === 'unknown' ? [] : [text];
      return {
        ...{ kind: draft.kind, actions: draft.actions, ticket, engine: worded?.provider ?? 'builtin' },
        response: [...(ticket ? [passedOn(ticket, asked.visitor().email)] : []), ...said].join('\n\n'),
        // An answer may be of the caller's own account alone, which is no page.
        sources: worded && worded.cited.length > 0 ? sourcesOf(worded.cited) : draft.sources,
        answerId: draft.passage === undefined && draft.kind === 'answer' ? null : answerIds.create(draft.passage),
      };

      function wordAnswer(ask: GenerateText) {
        return askProvider(ask, {
          ...{ message, history, signal: asked.signal, caller: asked.visitor().runCaller, onText: asked.onText },
          passages: found.passages.slice(0, passagesForProvider),
          facts: [
            ...(facts.plan ? [facts.plan] : []),
            ...facts.allowances.map(({ sentence }) => sentence),
            ...failureFact(facts),
          ],
        });
      }

      /** Trouble that a person should see, whatever the answer is. */
      async function escalate(): Promise<Ticket | null> {
        const { reasons } = rate({ channel: 'chat', text: message });
        if (reasons.length === 0 || !(await asked.visitor().takeTicket())) return null;
        const jobId = asksAboutFailure(message) ? facts.failedJob?.id : undefined;
        return openTicket(asked.visitor(), {
          ...{ subject: message, text: message, jobId, context: contextOf(page) },
          systemData: { reasons, conversation: toLines(history) },
        });
      }
    },

    /**
     * Keeps whether an answer helped. After three that did not within an hour, a person gets to read the conversation.
     * @throws AppError NO_SUCH_ANSWER
     */
    rate: async (
      {
        answerId,
        good,
        history,
        page,
      }: { answerId: string; good: boolean; history: readonly Turn[]; page?: string | undefined },
      visitor: Visitor,
    ): Promise<{ ticket: Ticket | null }> => {
      const answer = answerIds.read(answerId);
      if (!answer) throw assistantErrors.unknownAnswer();
      const since = new Date(now().getTime() - badForMs);
      const bad = await repository.rate({ ...answer, isGood: good, ratedBy: raterOf(visitor.owner) }, since);
      const question = history.findLast(({ isUser }) => isUser)?.text;
      if (good || bad < badAnswers || question === undefined) return { ticket: null };
      if (!(await visitor.takeTicket())) return { ticket: null };
      const ticket = await openTicket(visitor, {
        ...{ subject: question, text: question, context: contextOf(page), atLeast: 'high' },
        systemData: { reasons: ['answers did not help'], conversation: toLines(history) },
      });
      return { ticket };
    },

    /**
     * Passes a conversation to a person.
     * @throws AppError MESSAGE_EMPTY, MESSAGE_TOO_LONG
     */
    toPerson: async (
      request: { message: string; email: string; history: readonly Turn[]; page?: string | undefined },
      visitor: Visitor,
      { failedJob, callKey }: { failedJob: string | undefined; callKey: string | undefined },
    ): Promise<Ticket> => {
      const message = readMessage(request.message);
      return openTicket(visitor, {
        ...{
          subject: message,
          text: message,
          email: request.email,
          context: contextOf(request.page),
          jobId: failedJob,
          callKey,
        },
        systemData: { conversation: toLines(request.history) },
      });
    },

    raterOf,
  };
}

/** Greetings, and what the caller's own job says, need no other words. */
const isWorthWording = ({ kind, passage }: Draft): boolean =>
  kind === 'question' || (passage !== undefined && !passage.startsWith('error/'));

const isSure = ({ passages: [best] }: Found): boolean => best !== undefined && best.coverage > 0.9;

/** By its code: the message itself may have the name of a file in it, which stays here. */
const failureFact = ({ failedJob }: CallerFacts): string[] =>
  failedJob ? [`The visitor's last work, with ${failedJob.toolName}, failed with ${failedJob.code}.`] : [];

const contextOf = (page: string | undefined): string => `Chat${page ? ` on ${page}` : ''}`;

const toLines = (history: readonly Turn[]): string[] =>
  history.map(({ isUser, text }) => `${isUser ? 'Visitor' : 'Assistant'}: ${text}`);

const passedOn = ({ number }: Ticket, email: string | undefined): string =>
  `I have passed this on to our team as ticket ${number}. ${email ? `They answer to ${email}.` : 'They answer on its page: please keep its link.'}`;
