import { fileUrl } from '../../../modules/files/files.contract.ts';
import { t } from '../../../shared/language/translate.ts';
import { tellFailure } from '../ui/toast.ts';
import { announceDeletion } from './deleted-files.ts';
import type { StoredFile } from './passed-files.ts';

/** Deletes files from the server at once. False when that did not work, which the visitor has been told. */
export async function deleteStored(files: readonly Pick<StoredFile, 'id' | 'name'>[]): Promise<boolean> {
  const deletions = files.map(async ({ id, name }) => {
    const response = await fetch(fileUrl(id, name), { method: 'DELETE' });
    if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  });
  const failed = (await Promise.allSettled(deletions)).filter(({ status }) => status === 'rejected');
  announceDeletion();
  if (failed.length === 0) return true;
  tellFailure({
    title: t('Not deleted'),
    text: t('The server could not be reached. The files will be deleted when they expire.'),
  });
  return false;
}
