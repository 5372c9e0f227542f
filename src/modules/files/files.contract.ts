/*
 * Files are reached by an unguessable id and live for 24 hours.
 *
 *   GET    /api/files/<id>/<name>   downloads it; ranges are answered; `?inline` shows images in the page instead
 *   DELETE /api/files/<id>          removes it at once (also with `/<name>` behind it); 204 also when it is already gone,
 *                                   403 when somebody else made it
 *   GET    /api/files/archive?name=<file.zip>&id=<id>&id=<id>...   several files as one ZIP, made while it downloads
 *
 * Whoever has the address can read a file; only who made it can delete it: the user, or the visitor whom the cookie
 * `satchel_visitor` names. Every call that brings files sets that cookie for a signed-out visitor without one.
 *
 * A file field of a tool call may carry the id of a stored file as text instead of a new upload.
 */

export const fileUrl = (id: string, name: string) => `/api/files/${id}/${encodeURIComponent(name)}`;

/** The id in a download URL made by `fileUrl`; undefined for other URLs. */
export function fileIdOf(url: string): string | undefined {
  return /^\/api\/files\/([A-Za-z0-9_-]{32})(?:\/|$)/.exec(url)?.[1];
}

/** The ids in all download URLs anywhere in a value. */
export function fileIdsIn(value: unknown): string[] {
  if (typeof value === 'string') return [fileIdOf(value)].filter((id) => id !== undefined);
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(fileIdsIn) : [];
}

export const maxArchiveFiles = 100;

/** URL of one ZIP of several stored files. */
export function archiveUrl(ids: readonly string[], name: string): string {
  const query = new URLSearchParams([['name', name], ...ids.map((id) => ['id', id])]);
  return `/api/files/archive?${query}`;
}
