import { expect, test, vi } from 'vitest';
import { CallError } from '../http/call-error.ts';
import type { BegunCall } from './call-action.ts';
import { FileQueue, type Settled, type WorkOnFile } from './file-queue.ts';
import type { FileSource } from './passed-files.ts';

test('two files are worked on at once, in the order they were added', async () => {
  const { queue, work } = queueOf('a.png', 'b.png', 'c.png');
  queue.start({ work: work.run, onSettled: () => undefined });
  expect(statesOf(queue)).toEqual(['uploading', 'uploading', 'queued']);
  await work.finish('b.png');
  expect(statesOf(queue)).toEqual(['uploading', 'done', 'uploading']);
});

test('the progress of each file is its own', () => {
  const { queue, work } = queueOf('a.png', 'b.png');
  queue.start({ work: work.run, onSettled: () => undefined });
  work.reports.get('a.png')?.onUpload(0.4);
  work.reports.get('b.png')?.onProgress(0.7, 'Encoding');
  expect(queue.items().map(({ status }) => status)).toEqual([
    { state: 'uploading', progress: 0.4 },
    { state: 'working', progress: 0.7, step: 'Encoding' },
  ]);
});

test('a failed file does not hold up the others, and the end is reported once', async () => {
  const { queue, work } = queueOf('a.png', 'b.png');
  const onSettled = vi.fn<(settled: Settled<string>) => void>();
  queue.start({ work: work.run, onSettled });
  await work.fail('a.png', new CallError('DAMAGED', 'It is damaged.'));
  expect(onSettled).not.toHaveBeenCalled();
  await work.finish('b.png');
  expect(onSettled).toHaveBeenCalledOnce();
  const [settled] = onSettled.mock.calls[0] ?? [];
  expect(settled?.failed).toMatchObject([{ item: { name: 'a.png' }, message: 'It is damaged.' }]);
  expect(settled?.done).toMatchObject([{ item: { name: 'b.png' }, result: 'b.png, smaller' }]);
});

test('a cancelled file can be started again, and makes room for the next', async () => {
  const { queue, work } = queueOf('a.png', 'b.png', 'c.png');
  queue.start({ work: work.run, onSettled: () => undefined });
  queue.cancel([1]);
  expect(work.reports.get('a.png')?.signal.aborted).toBe(true);
  expect(statesOf(queue)).toEqual(['ready', 'uploading', 'uploading']);
  await work.finish('b.png');
  queue.start({ work: work.run, onSettled: () => undefined }, [1]);
  expect(statesOf(queue)).toEqual(['uploading', 'done', 'uploading']);
});

test('after a reload work goes on by its job, and what was not sent yet is sent as it was begun', async () => {
  const { queue, work } = queueOf('a.png', 'b.png', 'c.png', 'd.png');
  queue.start({ work: work.run, onSettled: () => undefined }, [1, 2, 3]);
  const [a] = queue.items();
  const options = { quality: 60 };
  work.reports.get('a.png')?.onCall({ key: 'first', files: { file: a ? [a.source] : [] }, options });
  work.reports.get('b.png')?.onJob('job of b');
  await work.fail('b.png', new CallError('DAMAGED', 'It is damaged.'));
  queue.cancel([3]);
  queue.start({ work: work.run, onSettled: () => undefined }, [3, 4]);
  work.reports.get('c.png')?.onJob('job of c');

  const begun: BegunCall[] = [];
  const restored = new FileQueue<string>(async (call) => {
    begun.push(call);
    return { result: 'smaller', inputs: {} };
  });
  restored.restore(queue.kept());
  await vi.waitFor(() => expect(statesOf(restored)).toEqual(['done', 'failed', 'done', 'done']));
  expect(begun).toEqual([
    { job: 'job of c' },
    { key: 'first', files: { file: [a?.source] }, options },
    // It waited for its turn: with the options of those it was started with.
    { files: { file: [queue.items()[3]?.source] }, options },
  ]);
});

test('a file that was cancelled before a reload stays where it is', () => {
  const { queue, work } = queueOf('a.png');
  queue.start({ work: work.run, onSettled: () => undefined });
  work.reports.get('a.png')?.onCall({ key: 'first', files: {}, options: {} });
  queue.cancel();
  const restored = new FileQueue<string>(() => Promise.reject(new Error('It was cancelled.')));
  restored.restore(queue.kept());
  expect(statesOf(restored)).toEqual(['ready']);
});

test('a result that is gone is said so, and can be made again', async () => {
  const { queue, work } = queueOf('a.png', 'b.png');
  queue.start({ work: work.run, onSettled: () => undefined });
  await work.finish('a.png');
  await work.finish('b.png');
  queue.markGone((result) => result === 'a.png, smaller');
  expect(queue.items().map(({ status }) => status)).toMatchObject([
    { state: 'failed', code: 'RESULT_GONE' },
    { state: 'done' },
  ]);
});

test('late updates of a cancelled run are ignored', () => {
  const { queue, work } = queueOf('a.png');
  queue.start({ work: work.run, onSettled: () => undefined });
  const late = work.reports.get('a.png');
  queue.cancel();
  late?.onProgress(0.9, null);
  expect(statesOf(queue)).toEqual(['ready']);
});

test('cancelling everything does not count as finishing', () => {
  const { queue, work } = queueOf('a.png', 'b.png', 'c.png');
  const onSettled = vi.fn();
  queue.start({ work: work.run, onSettled });
  queue.cancel();
  expect(statesOf(queue)).toEqual(['ready', 'ready', 'ready']);
  expect(onSettled).not.toHaveBeenCalled();
});

test('removing a file ends its work', () => {
  const { queue, work } = queueOf('a.png', 'b.png');
  queue.start({ work: work.run, onSettled: () => undefined });
  queue.remove([1]);
  expect(work.reports.get('a.png')?.signal.aborted).toBe(true);
  expect(queue.items().map(({ name }) => name)).toEqual(['b.png']);
});

test('a file that was sent once is named by its id the next time', async () => {
  const { queue, work } = queueOf('a.png');
  queue.start({ work: work.run, onSettled: () => undefined });
  await work.finish('a.png', { file: ['stored-id'] });
  queue.start({ work: work.run, onSettled: () => undefined });
  expect(statesOf(queue)).toEqual(['working']);
  expect(work.sources.at(-1)).toEqual({ id: 'stored-id', name: 'a.png', type: 'png', bytes: 4 });
});

test('a file whose upload was deleted from the server is sent again', async () => {
  const { queue, work } = queueOf('a.png');
  queue.start({ work: work.run, onSettled: () => undefined });
  await work.finish('a.png', { file: ['stored-id'] });
  queue.start({ work: work.run, onSettled: () => undefined });
  await work.fail('a.png', new CallError('FILE_GONE', 'This file is not here any more.'));
  expect(work.sources.at(-1)).toBeInstanceOf(File);
  await work.finish('a.png');
  expect(statesOf(queue)).toEqual(['done']);
});

test('a refused file is listed with the reason and never sent', () => {
  const queue = new FileQueue<string>();
  queue.add(new File(['huge'], 'huge.png'), {
    reason: 'tooLarge',
    sentence: { title: 'Too large', text: 'Over 25 MB.' },
  });
  const run = vi.fn<WorkOnFile<string>>();
  queue.start({ work: run, onSettled: () => undefined });
  expect(queue.items()[0]?.status).toEqual({ state: 'refused', message: 'Over 25 MB.' });
  expect(run).not.toHaveBeenCalled();
});

function queueOf(...names: string[]) {
  const queue = new FileQueue<string>();
  for (const name of names) queue.add(new File(['1234'], name));
  return { queue, work: controlledWork() };
}

const statesOf = (queue: FileQueue<string>) => queue.items().map(({ status }) => status.state);

/** Work that ends when the test says so. */
function controlledWork() {
  type Report = Parameters<WorkOnFile<string>>[1];
  const reports = new Map<string, Report>();
  const endings = new Map<string, PromiseWithResolvers<Awaited<ReturnType<WorkOnFile<string>>>>>();
  const sources: FileSource[] = [];
  const run: WorkOnFile<string> = (source, report) => {
    sources.push(source);
    reports.set(source.name, report);
    const ending = Promise.withResolvers<Awaited<ReturnType<WorkOnFile<string>>>>();
    report.signal.addEventListener('abort', () => ending.reject(report.signal.reason));
    endings.set(source.name, ending);
    return ending.promise;
  };
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return {
    run,
    reports,
    sources,
    finish: (name: string, inputs = {}) => {
      endings.get(name)?.resolve({ result: `${name}, smaller`, inputs });
      return settle();
    },
    fail: (name: string, error: Error) => {
      endings.get(name)?.reject(error);
      return settle();
    },
  };
}
