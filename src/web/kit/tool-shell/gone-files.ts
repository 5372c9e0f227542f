import { fileIdsIn, fileUrl } from '../../../modules/files/files.contract.ts';

/** Whether the server has none of a result's files any more. What cannot be asked is believed to be there. */
export async function isGone(result: unknown): Promise<boolean> {
  const ids = fileIdsIn(result);
  if (ids.length === 0) return false;
  const asked = ids.map(async (id) => {
    const answer = await fetch(fileUrl(id, 'file'), { method: 'HEAD' }).catch(() => undefined);
    return answer?.status === 404;
  });
  return !(await Promise.all(asked)).includes(false);
}
