import { isFinished, type Job, jobSchema } from '../src/modules/jobs/jobs.contract.ts';
import { type MixedFile, mixedFiles, sendToBulk } from '../src/testing/mixed-files.ts';
import { startApplication } from './start-application.ts';
import { atMost, type Row, type Suite, seconds, time } from './suite.ts';

const count = 100;
/** The page's number of parallel calls for Pro users. */
const atOnce = 4;
/** The process is killed after this many jobs. */
const killedAt = 20;
const pollMs = 100;

/** A hundred mixed files through the bulk call: one by one, several at once, and with a process killed midway. */
export const suite: Suite = {
  name: 'bulk',
  about: `${count} mixed files (images, documents, PDFs, damaged and empty ones), ${atOnce} at once beside one at a time.`,
  run: async () => {
    const files = await mixedFiles(count);
    const app = await startApplication();
    try {
      // Both runs need warm engines, which start with the first files.
      await send(app.url, files.slice(0, 20), atOnce);
      let alone: string[] = [];
      let together: string[] = [];
      const one = await time(async () => {
        alone = await send(app.url, files, 1);
      });
      const many = await time(async () => {
        together = await send(app.url, files, atOnce);
      });
      return [
        {
          what: `time for ${count} files`,
          ours: seconds(many),
          peer: `${seconds(one)} one at a time`,
          ...atMost(1, many / one),
        },
        stateRow('states, one at a time', files, alone),
        stateRow(`states, ${atOnce} at once`, files, together),
        await withKilledProcess(app, files),
      ];
    } finally {
      await app.stop();
    }
  },
};

async function withKilledProcess(app: Awaited<ReturnType<typeof startApplication>>, files: MixedFile[]): Promise<Row> {
  const victim = await app.startAnother();
  const ids: string[] = [];
  for (const file of files) {
    const answer = await sendToBulk(app.url, file, { prefer: 'respond-async' });
    ids.push(jobSchema.parse(await answer.json()).id);
  }
  await jobsAfter(app.url, ids, killedAt);
  await victim.kill();
  const ended = await jobsAfter(app.url, ids, count);
  return stateRow(
    'states, a process killed in the middle',
    files,
    ended.map(({ state }) => state),
  );
}

/** The outcome of each file: 'done' or 'failed'. */
async function send(url: string, files: readonly MixedFile[], lanes: number): Promise<string[]> {
  const states: string[] = [];
  let next = 0;
  const lane = async () => {
    for (let index = next++; index < files.length; index = next++) {
      const file = files[index];
      if (!file) return;
      states[index] = (await sendToBulk(url, file)).ok ? 'done' : 'failed';
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return states;
}

/** The jobs, once at least this many have ended. */
async function jobsAfter(url: string, ids: readonly string[], wanted: number): Promise<Job[]> {
  for (;;) {
    const jobs = await Promise.all(
      ids.map(async (id) => jobSchema.parse(await (await fetch(`${url}/api/jobs/${id}`)).json())),
    );
    if (jobs.filter(({ state }) => isFinished(state)).length >= wanted) return jobs;
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
}

function stateRow(what: string, files: readonly MixedFile[], states: readonly string[]): Row {
  const of = (state: string) => states.filter((each) => each === state).length;
  const expected = files.filter(({ ends }) => ends === 'done').length;
  return {
    what,
    ours: `${of('done')} done, ${of('failed')} failed`,
    peer: `${expected} can be done`,
    target: 'all as they should, none lost',
    holds: files.every(({ ends }, index) => states[index] === ends),
  };
}
