/*
 * Files can be sent in parts, ahead of the call that uses them, by the tus protocol (https://tus.io, version 1.0.0):
 * after a broken connection, an upload continues where it was.
 *
 *   POST   /api/uploads        announces a file: `Upload-Length`, and in `Upload-Metadata` its name (`filename`) and its purpose:
 *                              the path of the call (`call`, '/api/tools/...') and the file field there (`field`).
 *                              201, with its address in `Location`
 *   PATCH  /api/uploads/<id>   appends bytes at `Upload-Offset`
 *   HEAD   /api/uploads/<id>   says how much has arrived
 *   DELETE /api/uploads/<id>   deletes it
 *
 * After the last byte, `<id>` is the id of a stored file: send it in the field of the call. Only its announcer can continue or
 * use it: the user, or the visitor of the cookie `satchel_visitor`, which the first answer sets.
 */
import { MB } from '../../shared/units.ts';

export const uploadsPath = '/api/uploads';

/** The page sends larger files in parts; smaller ones are quickly sent again. */
export const partsFrom = 20 * MB;
/**
 * How much of a file one request of the page carries. This server keeps an interrupted part; a buffering proxy loses it, and
 * may not accept larger ones.
 */
export const partBytes = 8 * MB;

/** The content of `Upload-Metadata`. */
export type UploadMetadata = { filename: string; call: string; field: string };

/** The id in an upload's address. */
export const uploadIdOf = (url: string): string | undefined => /\/api\/uploads\/([A-Za-z0-9_-]{32})$/.exec(url)?.[1];
