import type { Job } from '../modules/jobs/jobs.contract.ts';

// All that the sample tool's PNG check reads.
const signature = new Uint8Array([
  0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1,
]);

/** Calls the sample tool; each step takes a tenth of a second. */
export function callSample(
  url: string,
  {
    steps = 0,
    headers = {},
    signal = null,
  }: { steps?: number; headers?: HeadersInit; signal?: AbortSignal | null } = {},
): Promise<Response> {
  const body = new FormData();
  body.append('file', new File([signature], 'photo.png'));
  body.append('steps', String(steps));
  return fetch(`${url}/api/tools/sample-copy`, { method: 'POST', body, headers, signal });
}

/** Calls the sample tool without waiting for the result. */
export async function startSample(url: string, steps: number): Promise<Job> {
  const answer = await callSample(url, { steps, headers: { prefer: 'respond-async' } });
  if (answer.status !== 202) throw new Error(`The sample was refused: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Job;
}

export async function findJob(url: string, id: string): Promise<Job> {
  return (await (await fetch(`${url}/api/jobs/${id}`)).json()) as Job;
}
