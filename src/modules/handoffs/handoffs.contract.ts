import { z } from 'zod';
import { idPattern } from '../../shared/ids.ts';
import { t } from '../../shared/language/translate.ts';
import { MINUTE_MS } from '../../shared/units.ts';

/*
 * A handoff brings what one device makes to a page that is open on another: a phone scans, the list grows on the desktop.
 *
 *   POST   /api/handoffs                     the desktop opens one and shows `link` as a QR code
 *   POST   /api/handoffs/<id>/phone          the phone that opens the link first joins; no other can after it
 *   POST   /api/handoffs/<id>/items          the phone hands something over
 *   GET    /api/handoffs/<id>/items?after=0  the desktop asks what has come, with its key in the header `x-handoff-key`
 *   DELETE /api/handoffs/<id>                either ends it, with its key or token in that header; all that was handed over goes
 *
 * The secrets stand in the link's fragment and in bodies and headers, which no server logs, and are kept as hashes.
 */

export const keyHeader = 'x-handoff-key';

/** Time for a phone to open the link, and idle time after which a handoff ends. */
export const idleMs = 15 * MINUTE_MS;
/** Its maximum lifetime. */
export const longestMs = 120 * MINUTE_MS;
export const maxItems = 100;
/** JSON characters of one item, and of all together. */
export const maxItemLength = 400_000;
export const maxTotalLength = 6_000_000;
/**
 * JSON characters of all handoffs opened from one address, and of all there are: without an account, an address can pass on
 * some hundreds of pages at a time, and nobody can fill the disk.
 */
export const maxLengthOfAddress = 24_000_000;
export const maxLengthOfAll = 240_000_000;

const secret = z.string(t('A key is missing.')).regex(idPattern, t('This key is not a key of a handoff.'));

export const openHandoffBody = z.strictObject({
  /** The page the phone opens: a path on this site. */
  path: z
    .string(t('Path must be a text.'))
    .regex(/^\/tools\/[a-z0-9-]{1,60}$/, t("Path must be a tool's page: /tools/ and the tool's name.")),
});

export const openedHandoffSchema = z.object({
  id: z.string(),
  /** The desktop's key for reading items. */
  key: z.string(),
  /** What the phone opens, shown as a QR code. */
  link: z.string(),
  /** False where no other device can open the link; `hint` then says so. */
  reachable: z.boolean(),
  hint: z.string().nullable(),
  expiresAt: z.iso.datetime(),
});
export type OpenedHandoff = z.infer<typeof openedHandoffSchema>;

export const joinHandoffBody = z.strictObject({ key: secret });

/** The phone's token for sending items. */
export const joinedHandoffSchema = z.object({ token: z.string(), expiresAt: z.iso.datetime() });
export type JoinedHandoff = z.infer<typeof joinedHandoffSchema>;

export const handOverBody = z.strictObject({
  token: secret,
  /** Opaque here; the page that opened the handoff validates it. */
  content: z
    .record(z.string(), z.unknown(), t('Content must be an object.'))
    .refine((content) => isShallow(content), t('Content must have at most 32 levels.')),
});

export const handedOverSchema = z.object({ position: z.number().int(), expiresAt: z.iso.datetime() });

export const handoffItemsSchema = z.object({
  /** 'waiting' for a phone, 'paired' with one, or 'ended'. */
  state: z.enum(['waiting', 'paired', 'ended']),
  expiresAt: z.iso.datetime(),
  /** In order of arrival, after the requested position. Positions start at 1. */
  items: z.array(z.object({ position: z.number().int(), content: z.record(z.string(), z.json()) })),
});
export type HandoffItems = z.infer<typeof handoffItemsSchema>;

/** The link's fragment: the handoff and the phone's key. */
export const handoffFragment = (id: string, key: string): string => `phone=${id}.${key}`;

/** The handoff in `location.hash`, if any. */
export function readHandoffFragment(hash: string): { id: string; key: string } | undefined {
  const [, id, key] = /^#phone=([A-Za-z0-9_-]{32})\.([A-Za-z0-9_-]{32})$/.exec(hash) ?? [];
  return id === undefined || key === undefined ? undefined : { id, key };
}

/** Limits nesting to 32 levels: recursive programs may overflow their stack beyond that. */
function isShallow(content: unknown): boolean {
  let level: unknown[] = [content];
  for (let depth = 0; depth < 32; depth += 1) {
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []));
    if (level.length === 0) return true;
  }
  return false;
}
