import { startMailServer, type TestMailServer } from '../src/testing/mail-server.ts';
import { journey } from './journey.ts';
import { startSite } from './own-site.ts';

export type MailSite = { address: string; mail: TestMailServer };

/**
 * A journey on a site that sends mail, to a server of its own.
 * @param options.portOffset of the site, from that of the shared one; a few ports from there on are used
 */
export const journeyWithMail = ({ host = '127.0.0.1', portOffset }: { host?: string; portOffset: number }) =>
  journey.extend<{ baseURL: string }, { site: MailSite }>({
    site: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from this pattern that no other fixture is needed.
      async ({}, use, { parallelIndex }) => {
        const address = `http://${host}:${Number(process.env.E2E_PORT ?? 3987) + portOffset + parallelIndex}`;
        const mail = await startMailServer();
        const site = await startSite({ address, settings: { SMTP_URL: mail.url } });
        await use({ address, mail });
        await site.close();
        await mail.close();
      },
      { scope: 'worker', timeout: 180_000 },
    ],
    baseURL: async ({ site }, use) => use(site.address),
  });
