import Fastify from 'fastify';
import pg from 'pg';

/**
 * The peer of the redirects' bench, in its own process: a bare Fastify that looks a code up and redirects, and counts nothing.
 * Prints its address.
 */
const pool = new pg.Pool({ connectionString: process.argv[2] ?? '', max: 14 });
const app = Fastify();
app.get('/s/:code', async (request, reply) => {
  const { code } = request.params as { code: string };
  const { rows } = await pool.query<{ url: string }>({
    name: 'find link',
    text: "select url from links where domain = '' and code = $1",
    values: [code],
  });
  const [link] = rows;
  return link ? reply.redirect(link.url, 302) : reply.status(404).send();
});
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
