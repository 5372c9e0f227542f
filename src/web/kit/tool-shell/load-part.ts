import { callErrors } from '../http/call-error.ts';

/**
 * Code loaded on demand.
 * Rejects with a CallError when it cannot be loaded: offline, or after a deployment.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    throw callErrors.missingPart(error);
  }
}
