import { createHmac, timingSafeEqual } from 'node:crypto';
import { createId } from '../../shared/ids.ts';

/** Ids of answers that say which passage it was, so that nothing is stored until somebody rates one. */
export function createAnswerIds({ signingSecret }: { signingSecret: string }) {
  const sign = (text: string) => createHmac('sha256', signingSecret).update(`answer:${text}`).digest('base64url');
  return {
    create: (passage: string | undefined): string => {
      const content = `${createId()}.${Buffer.from(passage ?? '').toString('base64url')}`;
      return `${content}.${sign(content)}`;
    },

    /** Undefined for what is no id of ours. */
    read: (answerId: string): { id: string; passage: string | null } | undefined => {
      const [, content, id, passage, signature] =
        /^(([A-Za-z0-9_-]{32})\.([A-Za-z0-9_-]{0,120}))\.([A-Za-z0-9_-]{43})$/.exec(answerId) ?? [];
      if (content === undefined || id === undefined || signature === undefined) return undefined;
      if (!timingSafeEqual(Buffer.from(signature), Buffer.from(sign(content)))) return undefined;
      return { id, passage: Buffer.from(passage ?? '', 'base64url').toString() || null };
    },
  };
}
