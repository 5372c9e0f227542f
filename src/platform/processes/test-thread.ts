import { setImmediate as nextTurn } from 'node:timers/promises';
import { createDeflateRaw } from 'node:zlib';
import { AppError } from '../../shared/errors.ts';
import { serveThread } from './serve-thread.ts';

/** For tests: a thread that behaves in every possible way. */
export type TestRequest = 'count' | 'refuse' | 'throw' | 'loop' | 'fill memory' | 'exit' | 'be spent' | 'compress';

let requests = 0;

let isSpent = false;

serveThread<TestRequest>(
  async (request) => {
    requests += 1;
    switch (request) {
      case 'be spent':
        isSpent = true;
        return requests;
      case 'count':
        return requests;
      case 'refuse':
        throw new AppError({ code: 'TEST_REFUSED', status: 422, message: 'This file is not for us.' });
      case 'throw':
        throw new Error('a defect of the thread');
      case 'loop':
        for (;;);
      case 'fill memory': {
        const held: unknown[] = [];
        for (;;) held.push(Array.from({ length: 1000 }, (_, index) => ({ index })));
      }
      case 'compress':
        for (;;) {
          for (let streams = 0; streams < 200; streams += 1) createDeflateRaw().close();
          await nextTurn();
        }
      case 'exit':
        process.exit(3);
    }
  },
  { isSpent: () => isSpent },
);
