/**
 * A local payment provider, for development without a Stripe account (src/testing/fake-stripe).
 *
 *   npm run fake-stripe                                   on port 12111, for a site on http://127.0.0.1:3000
 *   npm run fake-stripe -- 12222 http://127.0.0.1:3001    on another port, for a site elsewhere
 */
import { startFakeStripe } from '../src/testing/fake-stripe/fake-stripe.ts';

const [port = '12111', site = 'http://127.0.0.1:3000'] = process.argv.slice(2);
if (!/^\d{1,5}$/.test(port) || !URL.canParse(site)) {
  console.error('Usage: npm run fake-stripe -- [port] [address of the site]');
  process.exit(1);
}
const secret = 'whsec_fake';
const webhook = { url: new URL('/api/stripe/webhook', site).href, secret };
const { url, close } = await startFakeStripe({ port: Number(port), webhook });

console.log(`A fake payment provider answers at ${url}. Start the site with:

STRIPE_SECRET_KEY=sk_test_fake STRIPE_PUBLISHABLE_KEY=pk_test_fake STRIPE_WEBHOOK_SECRET=${secret} \\
STRIPE_API_URL=${url} STRIPE_JS_URL=${url}/stripe.js npm start

Cards: 4242 4242 4242 4242 is accepted, 4000 0000 0000 0002 is declined, 4000 0000 0000 0341 can be saved but not charged.
Other numbers of 16 digits are other cards: each has one free trial.
Let a month pass:      curl -d seconds=2678400 ${url}/test/advance
Let all cards fail:    curl -d fail=true ${url}/test/cards
See what it knows:     curl -d '' ${url}/test/state`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => close().then(() => process.exit(0)));
