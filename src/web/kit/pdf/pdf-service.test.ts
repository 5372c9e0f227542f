import { expect, it } from 'vitest';
import { CallError } from '../http/call-error.ts';
import type { WorkerLink } from '../worker/worker-link.ts';
import { createPdfService } from './pdf-service.ts';
import type { PdfWork } from './pdf-worker.ts';

const file = new Blob(['%PDF']);

it('draws a page once and shows it again from memory', async () => {
  const worker = new FakeWorker();
  const service = createPdfService(worker.link);
  const document = await service.open(file, { name: 'a.pdf' });
  const drawn = await service.renderPage(document, { page: 0, width: 100 });
  expect(await service.renderPage(document, { page: 0, width: 100 })).toBe(drawn);
  expect(service.renderedPage(document, { page: 0, width: 100 })).toBe(drawn);
  expect(worker.asked).toEqual(['open', 'render']);
});

it('reports a page that breaks the worker, and draws the others with a new one', async () => {
  const worker = new FakeWorker();
  const service = createPdfService(worker.link);
  const document = await service.open(file, { name: 'a.pdf', password: 'sesame' });
  worker.failsAt = 1;
  const broken = service.renderPage(document, { page: 1, width: 100 });
  const whole = service.renderPage(document, { page: 0, width: 100 });
  await expect(broken).rejects.toMatchObject({ code: 'PDF_PAGE_DAMAGED' });
  await expect(whole).resolves.toMatchObject({ width: 100 });
  // The page is not retried; the document was opened again with its password.
  await expect(service.renderPage(document, { page: 1, width: 200 })).rejects.toMatchObject({
    code: 'PDF_PAGE_DAMAGED',
  });
  expect(worker.asked).toEqual(['open', 'render', 'open', 'render']);
  expect(worker.passwords).toEqual(['sesame', 'sesame']);
});

it('gives up what is being drawn when it ends, and works on afterwards', async () => {
  const worker = new FakeWorker();
  const service = createPdfService(worker.link);
  const document = await service.open(file, { name: 'a.pdf' });
  worker.hangs = true;
  const waiting = service.renderPage(document, { page: 0, width: 100 });
  const givenUp = expect(waiting).rejects.toThrow(/ended/);
  await new Promise((resolve) => setTimeout(resolve, 0));
  service.end();
  await givenUp;
  worker.hangs = false;
  await expect(service.open(file, { name: 'b.pdf' })).resolves.toMatchObject({ name: 'b.pdf' });
});

class FakeWorker {
  readonly asked: string[] = [];
  readonly passwords: (string | undefined)[] = [];
  failsAt: number | undefined;
  hangs = false;
  readonly link: WorkerLink<PdfWork> = {
    start: () => {},
    end: () => {},
    ask: (name, question) => {
      this.asked.push(name);
      // The link's answer depends on the name, which a fake cannot follow.
      return this.#answer(name, question) as never;
    },
  };

  async #answer(name: string, question: unknown): Promise<unknown> {
    if (this.hangs) return new Promise(() => {});
    if (typeof question !== 'object' || question === null) return undefined;
    if (name === 'open' && 'password' in question) this.passwords.push(question.password as string | undefined);
    if (name === 'open') return { pages: [{ width: 200, height: 300, rotation: 0 }], outline: [] };
    if ('page' in question && question.page === this.failsAt) throw new CallError('WORKER_FAILED', 'It broke down.');
    return { width: 100, height: 150, close: () => {} };
  }
}
