import { callErrors } from '../http/call-error.ts';

/**
 * Code that a page needs only now.
 * Rejects with a CallError when it cannot be had: the network is gone, or a new version of the site is out.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    throw callErrors.missingPart(error);
  }
}
