import { fileUrl } from '../../../modules/files/files.contract.ts';
import { showToast } from '../ui/toast.ts';
import type { StoredFile } from './passed-files.ts';

/** Deletes files from the server now, and reports a failure. */
export async function deleteStored(files: readonly StoredFile[]): Promise<void> {
  const deletions = files.map(async ({ id, name }) => {
    const response = await fetch(fileUrl(id, name), { method: 'DELETE' });
    if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  });
  const failed = (await Promise.allSettled(deletions)).filter(({ status }) => status === 'rejected');
  if (failed.length === 0) return;
  showToast({
    title: 'Not deleted',
    text: 'The server could not be reached. The files will be deleted when they expire.',
    tone: 'failure',
  });
}
