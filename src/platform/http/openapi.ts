import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { describeRefusals } from './describe-refusals.ts';
import { type EncodableText, encodableText, sendText } from './encoded-text.ts';
import { refusalsOfEveryCall } from './server.ts';

/** The page that shows the document; it is one of the site. */
const docsPath = '/api/docs';

/** Collects the description of every route registered after this call as an OpenAPI document, at `/api/docs/json`. */
export async function describeApi(app: FastifyInstance, params: { version: string; publicUrl: string }): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Satchel',
        version: params.version,
        description:
          'Every tool as a call. Calls with files take multipart form data and wait for the result; with `Prefer: respond-async` they answer 202 and a job to follow. Every refusal is `{ message, code }`. Files are deleted after a while; whoever has the address of one can read it, and who made it can delete it: the user of the API key, or the visitor whose cookie `satchel_visitor` an earlier answer set. Uploads of a job that fails are removed at once, unless the call says `Prefer: respond-async, keep-input`: then they stay for 15 minutes and can be sent again by id.',
      },
      servers: [{ url: params.publicUrl }],
      components: {
        securitySchemes: {
          apiKey: {
            type: 'http',
            scheme: 'bearer',
            description: 'An API key of an account (`satchel_...`), for calls of tools, files and jobs.',
          },
          session: {
            type: 'apiKey',
            in: 'cookie',
            name: 'satchel.session_token',
            description: 'The cookie that signing in sets; over https its name begins with `__Secure-`.',
          },
        },
        // Beside what each call lists itself.
        responses: describeRefusals(refusalsOfEveryCall),
      },
      // Tools work without authentication.
      security: [{}, { apiKey: [] }, { session: [] }],
    },
    // Pages and assets of the site are not API calls.
    transform: ({ schema, url }) => ({
      schema: url.startsWith('/api/') && url !== docsPath ? schema : { ...schema, hide: true },
      url,
    }),
  });
  let document: EncodableText | undefined;
  app.get(`${docsPath}/json`, { schema: { hide: true } }, (request, reply) => {
    // Complete once every route is there, and so once there are requests.
    document ??= encodableText(JSON.stringify(app.swagger()));
    return sendText(document, request, reply.type('application/json; charset=utf-8'));
  });
}
