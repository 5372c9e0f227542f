/*
 * Files can be sent in parts, ahead of the call that works on them, by the tus protocol (https://tus.io, version 1.0.0): a
 * connection that breaks loses what was on its way, and the upload goes on where it was.
 *
 *   POST   /api/uploads        announces a file: `Upload-Length`, and as `Upload-Metadata` its name (`filename`) and what it is for:
 *                              the path of the call (`call`, '/api/tools/...') and the file field there (`field`).
 *                              201, and its address in `Location`
 *   PATCH  /api/uploads/<id>   appends bytes at `Upload-Offset`
 *   HEAD   /api/uploads/<id>   says how much is there
 *   DELETE /api/uploads/<id>   removes it
 *
 * When the last byte is there, `<id>` is the id of a stored file: send it in the field of the call. Only who announced the file can
 * go on with it or use it: the user, or the visitor whom the cookie `satchel_visitor` names, which the first answer sets.
 */
import { MB } from '../../shared/units.ts';

export const uploadsPath = '/api/uploads';

/** The page sends larger files in parts: smaller ones are soon sent again. */
export const partsFrom = 20 * MB;
/**
 * How much of a file one request of the page carries. This server keeps what arrived of a part that was cut off; a proxy that
 * collects requests before it passes them on loses it, and may not take larger ones.
 */
export const partBytes = 8 * MB;

/** What `Upload-Metadata` says. */
export type UploadMetadata = { filename: string; call: string; field: string };

/** The id in the address of an upload. */
export const uploadIdOf = (url: string): string | undefined => /\/api\/uploads\/([A-Za-z0-9_-]{32})$/.exec(url)?.[1];
