import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { AdminGuard, AdminRoutes } from '../admin/admin-guard.ts';
import type { AuditLog } from '../admin/audit-log.ts';
import {
  auditAnswerSchema,
  dashboardSchema,
  executedSchema,
  type ItemBody,
  type ItemList,
  itemBodies,
  itemSchemas,
  itemsPath,
  itemsSchema,
  marketingPaths,
  marketingTasks,
  sentSchema,
} from './marketing.contract.ts';
import { marketingErrors } from './marketing.errors.ts';
import type { MarketingRepository } from './marketing.repository.ts';
import type { Marketing } from './marketing.usecases.ts';
import type { MarketingItems } from './marketing-items.ts';
import type { RunTask } from './marketing-tasks.ts';

export function marketingRoutes(
  app: FastifyInstance,
  dependencies: {
    marketing: Marketing;
    items: MarketingItems;
    repository: Pick<MarketingRepository, 'lastAudit'>;
    tasks: Record<(typeof marketingTasks)[number], RunTask>;
    guard: AdminGuard;
    audit: AuditLog;
  },
): void {
  const { marketing, items, repository, tasks, guard, audit } = dependencies;
  guard.routes(app, (admin) => {
    admin.get(
      marketingPaths.dashboard,
      { summary: 'The figures of the marketing dashboard.', result: dashboardSchema },
      () => marketing.dashboard(),
    );

    admin.post(
      `${marketingPaths.execute}/:task`,
      {
        summary: 'Does a task now and answers when it is done; one at a time.',
        params: { task: `One of ${marketingTasks.join(', ')}.` },
        result: executedSchema,
        refusals: [marketingErrors.unknownTask(), marketingErrors.busy(), marketingErrors.failed({ reason: 'Why.' })],
      },
      async ({ params, actor }) => {
        const task = marketingTasks.find((each) => each === params.task);
        if (!task) throw marketingErrors.unknownTask();
        const summary = await marketing.execute(task, tasks[task]);
        await audit.record({ actor, act: 'marketing.execute', target: task });
        return { success: true, summary };
      },
    );

    admin.post(
      marketingPaths.report,
      {
        summary: 'Mails the report.',
        result: sentSchema,
        refusals: [marketingErrors.noMail(), marketingErrors.noRecipient()],
      },
      async ({ actor }) => {
        await marketing.sendReport();
        await audit.record({ actor, act: 'marketing.report', target: 'report' });
        return { success: true };
      },
    );

    admin.get(
      marketingPaths.audit,
      { summary: 'What the last audit of the pages found.', result: auditAnswerSchema },
      async () => ({ audit: (await repository.lastAudit()) ?? null }),
    );

    admin.post(
      `${marketingPaths.sendDraft}/:id`,
      {
        summary: 'Mails a draft to its recipient.',
        params: { id: "The draft's id." },
        result: itemSchemas.drafts,
        refusals: [
          marketingErrors.unknownItem(),
          marketingErrors.noMail(),
          marketingErrors.noAddress(),
          marketingErrors.alreadySent(),
        ],
      },
      async ({ params, actor }) => {
        const sent = await marketing.sendDraft(params.id ?? '');
        await audit.record({ actor, act: 'marketing.send-draft', target: sent.to });
        return sent;
      },
    );

    addListRoutes(admin, items, 'backlinks', itemBodies.backlinks);
    addListRoutes(admin, items, 'ideas', itemBodies.ideas);
    addListRoutes(admin, items, 'drafts', itemBodies.drafts);
    addListRoutes(admin, items, 'tasks', itemBodies.tasks);
  });
}

function addListRoutes<List extends ItemList>(
  admin: AdminRoutes,
  items: MarketingItems,
  list: List,
  body: z.ZodType<ItemBody<List>>,
): void {
  const path = itemsPath(list);
  const result = itemSchemas[list];
  const ofItem = { params: { id: "The entry's id." } };
  const [gone, badAddress] = [marketingErrors.unknownItem(), marketingErrors.badAddress()];

  admin.get(path, { summary: `The ${list}, newest first.`, result: itemsSchema(list) }, async () => ({
    items: await items.list(list),
  }));

  admin.post(
    path,
    { summary: `Adds to the ${list}.`, body, result, status: 201, refusals: [marketingErrors.full(), badAddress] },
    (call) => items.add(list, call.body),
  );

  admin.post(
    `${path}/:id`,
    {
      ...ofItem,
      summary: `Replaces what can be edited of one of the ${list}.`,
      body,
      result,
      refusals: [gone, badAddress],
    },
    (call) => items.change(list, call.params.id ?? '', call.body),
  );

  admin.delete(
    `${path}/:id`,
    { ...ofItem, summary: `Deletes one of the ${list}.`, status: 204, refusals: [gone] },
    ({ params }) => items.delete(list, params.id ?? ''),
  );
}
