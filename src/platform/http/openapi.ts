import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

// Swagger UI sets style attributes; all scripts are this server's.
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/**
 * Documents every route registered after this call at `/api/docs` (the JSON at `/api/docs/json`), with locally served
 * scripts.
 */
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
      },
      // Tools work without authentication.
      security: [{}, { apiKey: [] }, { session: [] }],
    },
    // Pages and assets of the site are not API calls.
    transform: ({ schema, url }) => ({ schema: url.startsWith('/api/') ? schema : { ...schema, hide: true }, url }),
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    // The plugin's default policy upgrades requests to https, which a home network instance does not have.
    staticCSP: policy,
    uiConfig: { deepLinking: true, tryItOutEnabled: true, validatorUrl: null },
    theme: {
      title: 'Satchel API',
      css: [{ filename: 'satchel.css', content: '.swagger-ui .topbar { display: none }' }],
    },
  });
}
