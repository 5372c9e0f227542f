import pg from 'pg';
import { expect } from 'vitest';
import { type FakeStripe, startFakeStripe } from '../../testing/fake-stripe/fake-stripe.ts';
import { signWebhook } from '../../testing/fake-stripe/webhooks.ts';
import { startTestApplication, type TestApplication } from '../../testing/test-application.ts';
import type { User } from '../accounts/accounts.contract.ts';
import type { BillingState, CreatedSubscription } from './billing.contract.ts';

export const webhookSecret = 'whsec_test';
/** A card that nobody has used: each has free days once. */
export const newCard = (): string => `4242${String(++cards).padStart(12, '0')}`;
export const declinedCard = '4000000000000002';
/** Can be saved, but every charge of it fails. */
export const newEmptyCard = (): string => `4000${String(++cards).padStart(8, '0')}0341`;

export type Customer = {
  password: string;
  get: <Body>(path: string) => Promise<Body>;
  post: (path: string, body?: unknown) => Promise<Response>;
  user: () => Promise<User>;
  state: () => Promise<BillingState>;
  /** Begins a subscription and fails the test when that is refused. */
  begin: (plan?: string) => Promise<CreatedSubscription>;
  /** Begins one, gives the card and lets the site know at once. */
  subscribe: (plan?: string, card?: string) => Promise<void>;
};

export type Shop = {
  app: TestApplication;
  stripe: FakeStripe;
  /** Registers somebody and signs them in. */
  newCustomer: (who?: { email?: string; address?: string }) => Promise<Customer>;
  query: (statement: string) => Promise<unknown[]>;
  /** What the browser does when the visitor submits the card form. */
  pay: (secret: string, card: string) => Promise<Response>;
  sendWebhook: (body: string, signature?: string) => Promise<Response>;
  close: () => Promise<void>;
};

let people = 0;
let cards = 0;

/** The whole application beside a fake payment provider. */
export async function openShop(settings: Record<string, string> = {}): Promise<Shop> {
  const stripe = await startFakeStripe();
  const app = await startTestApplication([], {
    STRIPE_SECRET_KEY: 'sk_test_shop',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_shop',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: stripe.url,
    STRIPE_JS_URL: `${stripe.url}/stripe.js`,
    ...settings,
  });
  const pay: Shop['pay'] = (secret, card) => {
    const [id = ''] = secret.split('_secret_');
    return fetch(`${stripe.url}/v1/${id.startsWith('pi_') ? 'payment' : 'setup'}_intents/${id}/confirm`, {
      method: 'POST',
      headers: { authorization: 'Bearer pk_test_shop' },
      body: new URLSearchParams({ client_secret: secret, 'payment_method_data[card][number]': card }),
    });
  };

  return {
    app,
    stripe,
    pay,
    newCustomer: (who) => newCustomer(app, pay, who),
    query: async (statement) => {
      const client = new pg.Client({ connectionString: app.databaseUrl });
      await client.connect();
      try {
        return (await client.query(statement)).rows;
      } finally {
        await client.end();
      }
    },
    sendWebhook: (body, signature = signWebhook(body, webhookSecret)) =>
      fetch(`${app.url}/api/stripe/webhook`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      }),
    close: async () => {
      await app.close();
      await stripe.close();
    },
  };
}

async function newCustomer(
  app: TestApplication,
  pay: Shop['pay'],
  { email, address }: { email?: string; address?: string } = {},
): Promise<Customer> {
  const credentials = { email: email ?? `person${++people}@example.org`, password: 'correct horse battery' };
  const send = (path: string, body: unknown, cookie?: string) =>
    fetch(app.url + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(cookie && { cookie }),
        ...(address && { 'x-forwarded-for': address }),
      },
      body: JSON.stringify(body),
    });
  expect((await send('/api/register', { username: `Person ${people}`, ...credentials })).status).toBe(201);
  const login = await send('/api/login', credentials);
  const cookie = login.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const get = async <Body>(path: string) =>
    (await (await fetch(app.url + path, { headers: { cookie } })).json()) as Body;
  const post = (path: string, body: unknown = {}) => send(path, body, cookie);
  const begin = async (plan?: string) => {
    const answer = await post('/api/create-subscription', plan === undefined ? {} : { plan });
    expect(answer.status).toBe(200);
    return (await answer.json()) as CreatedSubscription;
  };
  return {
    password: credentials.password,
    get,
    post,
    begin,
    user: () => get<User>('/api/user'),
    state: () => get<BillingState>('/api/billing'),
    subscribe: async (plan, card = newCard()) => {
      const { clientSecret } = await begin(plan);
      expect((await pay(clientSecret, card)).status).toBe(200);
      expect((await post('/api/billing/refresh')).status).toBe(200);
    },
  };
}
