import type { z } from 'zod';
import { DAY_MS } from '../../shared/units.ts';
import type { CallerUser } from '../accounts/caller.ts';
import type { AuditLog } from '../admin/audit-log.ts';
import {
  type AdminConversation,
  type ChangeConversation,
  conversationPageSize,
  type conversationsQuery,
  type conversationsSchema,
  type escalationsSchema,
  type ListedConversation,
  maxAnswerTemplates,
  type replyBody,
} from './administration.contract.ts';
import type { AdministrationRepository, ListedRow } from './administration.repository.ts';
import { conversationErrors } from './conversations.errors.ts';
import type { ConversationRow, ConversationsRepository } from './conversations.repository.ts';
import { type Conversations, numberPattern } from './conversations.usecases.ts';

export type Administration = ReturnType<typeof createAdministration>;

const recentLength = 50;
const answerStatisticsMs = 30 * DAY_MS;

/** What administrators do with conversations. Each step is an event of the conversation and in the audit log. */
export function createAdministration(dependencies: {
  conversations: Conversations;
  conversationsRepository: Pick<ConversationsRepository, 'update' | 'find'>;
  repository: AdministrationRepository;
  audit: AuditLog;
  /** Addresses of all administrators. */
  administrators: () => Promise<string[]>;
  now?: () => Date;
}) {
  const {
    conversations,
    conversationsRepository,
    repository,
    audit,
    administrators,
    now = () => new Date(),
  } = dependencies;

  async function require(number: string): Promise<ListedRow> {
    const row = numberPattern.test(number) ? await repository.find(number) : undefined;
    if (!row) throw conversationErrors.unknown();
    return row;
  }

  /** Details never hold what a person has written. */
  async function log(actor: CallerUser, row: ConversationRow, act: string, details: Record<string, unknown> = {}) {
    await repository.addEvent({ conversationId: row.id, actor: actor.email, act, details, createdAt: now() });
    await audit.record({ actor, act: `conversation.${act}`, target: row.number, details });
  }

  async function get(number: string): Promise<AdminConversation> {
    const row = await require(number);
    const [messages, notes, events, merged, others, all, home] = await Promise.all([
      conversations.messages(row.id),
      repository.notes(row.id),
      repository.events(row.id),
      repository.mergedInto(row.id),
      repository.othersOf(row),
      administrators(),
      row.mergedInto === null ? undefined : conversationsRepository.find(row.mergedInto),
    ]);
    return {
      ...toListed(row),
      messages: messages.map(({ id, author, authorName, text, createdAt, isAutomatic, delivery }) => ({
        ...{ id, author, authorName, text, isAutomatic, delivery, at: createdAt.toISOString() },
      })),
      notes: notes.map(({ author, text, createdAt }) => ({ author, text, at: createdAt.toISOString() })),
      events: events.map(({ actor, act, details, createdAt }) => ({
        actor,
        act,
        details,
        at: createdAt.toISOString(),
      })),
      mergedInto: home?.number ?? null,
      merged: merged.map(({ number: one }) => one),
      others,
      administrators: all,
      delivery: conversations.deliveryTo(row),
      link: conversations.linkOf(row),
    };
  }

  return {
    get,

    escalations: async (): Promise<z.infer<typeof escalationsSchema>> => {
      const [counts, last, recent] = await Promise.all([
        repository.countUnsolved(),
        repository.lastOpened(),
        repository.recent(recentLength),
      ]);
      const of = (severity: Parameters<typeof counts.get>[0]) => counts.get(severity) ?? 0;
      return {
        total: [...counts.values()].reduce((sum, count) => sum + count, 0),
        ...{ critical: of('critical'), high: of('high'), medium: of('medium'), low: of('low') },
        lastEscalation: last?.toISOString() ?? null,
        recent: recent.map(({ severity, createdAt, subject, userQuery, context, systemData, needsImmediate }) => ({
          ...{ severity, timestamp: createdAt.toISOString(), issue: subject, userQuery, context, needsImmediate },
          ...(systemData && { systemData }),
        })),
      };
    },

    list: async ({
      page,
      ...filters
    }: z.infer<typeof conversationsQuery>): Promise<z.infer<typeof conversationsSchema>> => {
      const [{ rows, total }, firstAnswers] = await Promise.all([
        repository.list({ ...filters, limit: conversationPageSize, offset: (page - 1) * conversationPageSize }),
        repository.firstAnswers(new Date(now().getTime() - answerStatisticsMs)),
      ]);
      return { conversations: rows.map(toListed), total, page, pageSize: conversationPageSize, firstAnswers };
    },

    change: async (actor: CallerUser, number: string, change: ChangeConversation): Promise<AdminConversation> => {
      const row = await require(number);
      const { state, severity, assignee, isSpam } = change;
      if (assignee && !(await administrators()).includes(assignee))
        throw conversationErrors.notAdmin({ email: assignee });
      const isOver = state === 'solved' || state === 'closed';
      await conversationsRepository.update(row.id, {
        ...(state && { state, endedAt: isOver ? (row.endedAt ?? now()) : null }),
        ...(isOver && { needsImmediate: false }),
        ...(severity && { severity, needsImmediate: severity === 'critical' }),
        ...(assignee !== undefined && { assignee }),
        ...(isSpam !== undefined && { isSpam }),
      });
      if (state && state !== row.state) await log(actor, row, 'state', { from: row.state, to: state });
      if (severity && severity !== row.severity)
        await log(actor, row, 'severity', { from: row.severity, to: severity });
      if (assignee !== undefined && assignee !== row.assignee) await log(actor, row, 'assign', { to: assignee });
      if (isSpam !== undefined && isSpam !== row.isSpam) await log(actor, row, isSpam ? 'spam' : 'not-spam');
      return get(number);
    },

    reply: async (
      actor: CallerUser,
      number: string,
      { text, after, state }: z.infer<typeof replyBody>,
      callKey: string | undefined,
    ): Promise<AdminConversation> => {
      const row = await require(number);
      const isSent = await conversations.reply(row, { text, after, state, callKey, authorName: actor.email });
      if (!isSent) throw conversationErrors.changed();
      await log(actor, row, 'reply', { state });
      return get(number);
    },

    note: async (actor: CallerUser, number: string, text: string): Promise<AdminConversation> => {
      const row = await require(number);
      await repository.addNote({ conversationId: row.id, author: actor.email, text, createdAt: now() });
      await log(actor, row, 'note');
      return get(number);
    },

    /** Only of one person: everybody in a conversation reads all of it. */
    merge: async (actor: CallerUser, number: string, into: string): Promise<AdminConversation> => {
      const [row, target] = [await require(number), await require(into)];
      if (row.id === target.id) throw conversationErrors.mergedItself();
      const isTaken = row.mergedInto !== null || target.mergedInto !== null;
      if (isTaken || (await repository.mergedInto(row.id)).length > 0) throw conversationErrors.mergedAlready();
      if (!isSamePerson(row, target)) throw conversationErrors.otherPerson();
      await conversationsRepository.update(row.id, { mergedInto: target.id });
      await log(actor, row, 'merge', { into });
      await repository.addEvent({
        ...{ conversationId: target.id, actor: actor.email, act: 'merged-here', details: { number }, createdAt: now() },
      });
      return get(number);
    },

    unmerge: async (actor: CallerUser, number: string): Promise<AdminConversation> => {
      const row = await require(number);
      if (row.mergedInto !== null) {
        await conversationsRepository.update(row.id, { mergedInto: null });
        await log(actor, row, 'unmerge');
      }
      return get(number);
    },

    delete: async (actor: CallerUser, number: string): Promise<void> => {
      const row = await require(number);
      await repository.delete(row.id);
      await audit.record({ actor, act: 'conversation.delete', target: number });
    },

    templates: async () => ({ templates: await repository.templates() }),

    saveTemplate: async (actor: CallerUser, template: { name: string; text: string }) => {
      const templates = await repository.templates();
      const isNew = !templates.some(({ name }) => name === template.name);
      if (isNew && templates.length >= maxAnswerTemplates) throw conversationErrors.tooManyTemplates();
      await repository.saveTemplate(template);
      await audit.record({ actor, act: 'answer-template.save', target: template.name });
      return { templates: await repository.templates() };
    },

    deleteTemplate: async (actor: CallerUser, name: string) => {
      if (await repository.deleteTemplate(name))
        await audit.record({ actor, act: 'answer-template.delete', target: name });
      return { templates: await repository.templates() };
    },
  };
}

/** Visitors and users by their cookie or account alone: anybody can enter the address of somebody else. */
const isSamePerson = (one: ConversationRow, other: ConversationRow): boolean =>
  one.owner === other.owner && (one.owner !== null || (one.email !== null && one.email === other.email));

const toListed = (row: ListedRow): ListedConversation => {
  const { number, channel, state, severity, severityReasons, needsImmediate, isSpam, subject, userQuery, context } =
    row;
  const { systemData, name, email, assignee, problem, samePeople, repeats } = row;
  return {
    ...{ number, channel, state, severity, severityReasons, needsImmediate, isSpam, subject, userQuery, context },
    ...{ systemData, name, email, assignee, problem, samePeople, repeats },
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    firstAnswerAt: row.firstAnswerAt?.toISOString() ?? null,
  };
};
