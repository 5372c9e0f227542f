import { openPath } from '../../../../shared/offline-files.ts';
import { keepShared } from '../shared-files.ts';

/**
 * Keeps the files that another program shares, and opens the page that asks what to do with them. A page of another site can send a
 * form here, too, so nothing more happens: nothing is sent, opened or run until the visitor says so.
 */
export async function receiveShare(request: Request): Promise<Response> {
  const open = (query: string) => Response.redirect(`${openPath}${query}`, 303);
  if (isFromElsewhere(request.referrer)) return Response.redirect('/', 303);
  try {
    const form = await request.formData();
    const files = form.getAll('files').filter((file) => file instanceof File);
    const id = await keepShared(files.filter(({ name, size }) => name !== '' || size > 0));
    return open(id === undefined ? '?shared=none' : `?shared=${id}`);
  } catch {
    // A damaged form, or no room in the browser's storage.
    return open('?shared=none');
  }
}

/** Programs that share have no address. */
const isFromElsewhere = (referrer: string): boolean =>
  /^https?:/.test(referrer) && new URL(referrer).origin !== self.location.origin;
