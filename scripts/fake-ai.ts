/**
 * A local AI provider, for development without a key (src/testing/fake-ai).
 *
 *   npm run fake-ai             on port 12112
 *   npm run fake-ai -- 12222    on another port
 */
import { scenarios, startFakeAi } from '../src/testing/fake-ai/fake-ai.ts';

const [port = '12112'] = process.argv.slice(2);
if (!/^\d{1,5}$/.test(port)) {
  console.error('Usage: npm run fake-ai -- [port]');
  process.exit(1);
}
const { settings, close } = await startFakeAi({ port: Number(port) });
const variables = Object.entries(settings()).map(([name, value]) => `${name}=${value}`);

console.log(`A fake AI provider answers every call with the text it was given. Start the site with:

${variables.join(' ')} npm start

What goes wrong is the model's name, or 'fake-ai:busy' in a text: ${scenarios.join(', ')}.
With '-once' behind it, every second call goes well.`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => close().then(() => process.exit(0)));
