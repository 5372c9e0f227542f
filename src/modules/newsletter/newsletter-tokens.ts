import { createHmac, timingSafeEqual } from 'node:crypto';
import { idPattern } from '../../shared/ids.ts';

type Purpose = 'confirm' | 'leave';

/** Tokens of links in emails: the subscriber's id, signed for one purpose. They end with the subscriber's row. */
export function createNewsletterTokens({ signingSecret }: { signingSecret: string }) {
  const sign = (purpose: Purpose, id: string): string =>
    createHmac('sha256', signingSecret).update(`newsletter-${purpose}:${id}`).digest('base64url');
  return {
    create: (purpose: Purpose, id: string): string => `${id}.${sign(purpose, id)}`,

    /** The subscriber's id; undefined for anything we did not sign for this purpose. */
    read: (purpose: Purpose, token: string): string | undefined => {
      const [id = '', signature = '', ...more] = token.split('.');
      if (more.length > 0 || !idPattern.test(id)) return undefined;
      const [given, right] = [Buffer.from(signature), Buffer.from(sign(purpose, id))];
      return given.length === right.length && timingSafeEqual(given, right) ? id : undefined;
    },
  };
}
