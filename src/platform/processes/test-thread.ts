import { AppError } from '../../shared/errors.ts';
import { serveThread } from './serve-thread.ts';

/** For tests: a thread that behaves in every possible way. */
export type TestRequest = 'count' | 'refuse' | 'throw' | 'loop' | 'fill memory' | 'exit' | 'be spent';

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
      case 'exit':
        process.exit(3);
    }
  },
  { isSpent: () => isSpent },
);
