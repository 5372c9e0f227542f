import type { FastifyInstance } from 'fastify';
import type { AdminGuard } from '../admin/admin-guard.ts';
import { callKeyOf } from '../tool-calls/call-key.ts';
import {
  adminConversationPath,
  adminConversationsPath,
  answerTemplateBody,
  answerTemplateName,
  answerTemplatesPath,
  answerTemplatesSchema,
  changeConversationBody,
  conversationSchema,
  conversationsQuery,
  conversationsSchema,
  escalationsPath,
  escalationsSchema,
  mergeBody,
  noteBody,
  replyBody,
} from './administration.contract.ts';
import type { Administration } from './administration.usecases.ts';
import { conversationErrors } from './conversations.errors.ts';

/** The administrators' calls about conversations. */
export function administrationRoutes(
  app: FastifyInstance,
  { administration, guard }: { administration: Administration; guard: AdminGuard },
): void {
  guard.routes(app, (admin) => {
    const path = adminConversationPath(':number');
    const one = {
      params: { number: 'Of the conversation.' },
      result: conversationSchema,
      refusals: [conversationErrors.unknown()],
    };
    const numberOf = ({ number = '' }: Record<string, string>) => number;

    admin.get(
      escalationsPath,
      { summary: 'Unsolved conversations: how many, and the latest.', result: escalationsSchema },
      administration.escalations,
    );
    admin.get(
      adminConversationsPath,
      {
        summary: 'Conversations: urgent ones, then the latest first.',
        query: conversationsQuery,
        result: conversationsSchema,
      },
      ({ query }) => administration.list(query),
    );
    admin.get(path, { ...one, summary: 'A conversation with all messages, notes and events.' }, ({ params }) =>
      administration.get(numberOf(params)),
    );
    admin.post(
      path,
      {
        ...one,
        summary: 'Changes state, severity, assignee or whether it is spam.',
        body: changeConversationBody,
        refusals: [conversationErrors.unknown(), conversationErrors.notAdmin({ email: 'ada@example.org' })],
      },
      ({ actor, params, body }) => administration.change(actor, numberOf(params), body),
    );
    admin.post(
      `${path}/reply`,
      {
        ...one,
        summary: 'Answers its person.',
        body: replyBody,
        refusals: [conversationErrors.unknown(), conversationErrors.changed()],
      },
      ({ actor, request, params, body }) =>
        administration.reply(actor, numberOf(params), body, callKeyOf(request, request.url, actor.id)),
    );
    admin.post(`${path}/notes`, { ...one, summary: 'Adds a note for administrators.', body: noteBody }, (call) =>
      administration.note(call.actor, numberOf(call.params), call.body.text),
    );
    admin.post(
      `${path}/merge`,
      {
        ...one,
        summary: 'Merges it into another one of the same person.',
        body: mergeBody,
        refusals: [
          conversationErrors.unknown(),
          conversationErrors.mergedItself(),
          conversationErrors.mergedAlready(),
          conversationErrors.otherPerson(),
        ],
      },
      ({ actor, params, body }) => administration.merge(actor, numberOf(params), body.into.replace('#', '')),
    );
    admin.post(`${path}/unmerge`, { ...one, summary: 'Undoes that.' }, ({ actor, params }) =>
      administration.unmerge(actor, numberOf(params)),
    );
    admin.delete(
      path,
      { ...one, summary: 'Deletes a conversation for good.', status: 204, result: undefined },
      ({ actor, params }) => administration.delete(actor, numberOf(params)),
    );

    admin.get(
      answerTemplatesPath,
      { summary: 'Answers to use again.', result: answerTemplatesSchema },
      administration.templates,
    );
    admin.post(
      answerTemplatesPath,
      {
        summary: 'Saves an answer under its name.',
        body: answerTemplateBody,
        result: answerTemplatesSchema,
        refusals: [conversationErrors.tooManyTemplates()],
      },
      ({ actor, body }) => administration.saveTemplate(actor, body),
    );
    admin.delete(
      answerTemplatesPath,
      { summary: 'Deletes one.', body: answerTemplateName, result: answerTemplatesSchema },
      ({ actor, body }) => administration.deleteTemplate(actor, body.name),
    );
  });
}
