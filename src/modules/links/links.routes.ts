import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { csvRow } from '../../shared/csv.ts';
import type { Identify } from '../accounts/caller.ts';
import { createRoutes } from '../accounts/create-routes.ts';
import type { Makers } from '../visitors/makers.ts';
import {
  changeLinkBody,
  type Link,
  linkSchema,
  linksPath,
  linksQuery,
  linksSchema,
  statisticsQuery,
  statisticsSchema,
  takenAlongSchema,
} from './links.contract.ts';
import { linkErrors } from './links.errors.ts';
import type { LinksService } from './links.usecases.ts';

/** The calls of a link's maker. */
export function linkRoutes(
  app: FastifyInstance,
  dependencies: { links: LinksService; identify: Identify; makers: Makers },
): void {
  const { links, identify, makers } = dependencies;
  const ownersOf = async (request: FastifyRequest, reply: FastifyReply) => {
    const caller = await identify(request);
    reply.header('cache-control', 'no-store');
    // A visitor without a cookie gets one, so that what they make next is theirs.
    if (!caller.user) makers.welcome(request, reply);
    return { owners: makers.namesOf(request, caller) };
  };
  const route = createRoutes(app, { tag: 'Short links', access: 'everyone' }, ownersOf);
  const ofLink = { params: { id: "The link's id." }, refusals: [linkErrors.unknown()] };
  const one = `${linksPath}/:id`;

  route.get(
    linksPath,
    { summary: "The caller's short links, newest first.", query: linksQuery, result: linksSchema },
    ({ owners, query }) => links.list(owners, query),
  );

  route.get(`${linksPath}.csv`, { summary: 'All of them as a table.', produces: 'text/csv' }, ({ owners, reply }) =>
    sendCsv(reply, 'links.csv', Readable.from(linkRows(links.all(owners)))),
  );

  route.post(
    `${linksPath}/take-along`,
    { summary: "Moves the links of this browser into the signed-in caller's account.", result: takenAlongSchema },
    async ({ owners }) => ({ moved: await links.takeAlong(owners) }),
  );

  route.get(one, { ...ofLink, summary: 'A short link.', result: linkSchema }, ({ owners, params }) =>
    links.get(owners, idOf(params)),
  );

  route.post(
    one,
    {
      ...ofLink,
      summary: 'Changes what the body names.',
      body: changeLinkBody,
      result: linkSchema,
      refusals: [
        linkErrors.unknown(),
        linkErrors.notYours(),
        linkErrors.invalidUrl(),
        linkErrors.blocked({ host: 'example.com' }),
      ],
    },
    ({ owners, params, body }) => links.change(owners, idOf(params), body),
  );

  route.delete(
    one,
    { ...ofLink, summary: 'Deletes a link. Its code is never given away again.', status: 204 },
    ({ owners, params }) => links.remove(owners, idOf(params)),
  );

  route.post(
    `${one}/restore`,
    { ...ofLink, summary: 'Undoes a deletion, within a day.', result: linkSchema },
    ({ owners, params }) => links.restore(owners, idOf(params)),
  );

  route.get(
    `${one}/statistics`,
    { ...ofLink, summary: "A link's clicks.", query: statisticsQuery, result: statisticsSchema },
    ({ owners, params, query }) => links.statistics(owners, idOf(params), query.range, query.zone),
  );

  route.get(
    `${one}/statistics.csv`,
    { ...ofLink, summary: 'The same as a table.', query: statisticsQuery, produces: 'text/csv' },
    async ({ owners, params, query, reply }) => {
      const { series, ...rest } = await links.statistics(owners, idOf(params), query.range, query.zone);
      const rows = [
        csvRow(['what', 'name', 'clicks', 'visitors']),
        ...series.map(({ at, clicks, visitors }) => csvRow([rest.unit, at, clicks, visitors])),
        ...(['countries', 'referrers', 'devices', 'browsers', 'systems', 'languages', 'campaigns'] as const).flatMap(
          (list) => rest[list].map(({ name, clicks }) => csvRow([list, name || 'unknown', clicks, null])),
        ),
        ...(['robots', 'previews', 'prefetches'] as const).map((kind) => csvRow([kind, '', rest.totals[kind], null])),
      ];
      return sendCsv(reply, 'statistics.csv', Readable.from(rows));
    },
  );
}

function idOf({ id = '' }: Record<string, string>): number {
  if (!/^\d{1,15}$/.test(id)) throw linkErrors.unknown();
  return Number(id);
}

const sendCsv = (reply: FastifyReply, name: string, body: Readable): FastifyReply =>
  reply.header('content-disposition', `attachment; filename="${name}"`).type('text/csv; charset=utf-8').send(body);

async function* linkRows(all: AsyncIterable<Link>): AsyncGenerator<string> {
  yield csvRow([
    'short link',
    'url',
    'alias',
    'state',
    'clicks',
    'visitors',
    'created',
    'expiresAt',
    'maxVisits',
    'tags',
    'note',
  ]);
  for await (const link of all) {
    yield csvRow([
      ...[link.shortUrl, link.url, link.code, link.state, link.clicks, link.visitors, link.createdAt, link.expiresAt],
      ...[link.maxVisits, link.tags.join('; '), link.note],
    ]);
  }
}
