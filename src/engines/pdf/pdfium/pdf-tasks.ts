import type {
  ImagesToPdf,
  InspectPdf,
  PlanPdfText,
  ReadPdfText,
  RenderPdf,
  WritePdfFlow,
} from '../pdf-capabilities.ts';

/** A call's parameters without functions and signals, to send to the thread. */
type Plain<Call extends (request: never) => unknown> = Omit<Parameters<Call>[0], 'signal' | 'progress'>;

export type RenderTask = Plain<RenderPdf> & { task: 'render' };
export type TextTask = Plain<ReadPdfText> & { task: 'text' };
export type TextPlanTask = Plain<PlanPdfText> & { task: 'textPlan' };
export type InspectTask = Plain<InspectPdf> & { task: 'inspect' };
export type ImagesTask = Plain<ImagesToPdf> & { task: 'images' };

export type DocumentTask = Plain<WritePdfFlow> & { task: 'document' };

export type PdfTask = RenderTask | TextTask | TextPlanTask | DocumentTask | InspectTask | ImagesTask;
export type PdfRequest = PdfTask & { tally: SharedArrayBuffer };

export type PdfAnswers = {
  render: Awaited<ReturnType<RenderPdf>>;
  text: Awaited<ReturnType<ReadPdfText>>;
  textPlan: Awaited<ReturnType<PlanPdfText>>;
  document: Awaited<ReturnType<WritePdfFlow>>;
  inspect: Awaited<ReturnType<InspectPdf>>;
  images: Awaited<ReturnType<ImagesToPdf>>;
};

/** The number of finished pages, in memory shared with the thread. */
export class PageTally {
  readonly memory: SharedArrayBuffer;
  readonly #numbers: Int32Array;

  constructor(memory = new SharedArrayBuffer(12)) {
    this.memory = memory;
    this.#numbers = new Int32Array(memory);
  }

  /** Called by the thread when it starts the task. */
  begin(): void {
    Atomics.store(this.#numbers, 2, 1);
  }

  get hasBegun(): boolean {
    return Atomics.load(this.#numbers, 2) === 1;
  }

  get done(): number {
    return Atomics.load(this.#numbers, 0);
  }

  expect(pages: number): void {
    Atomics.store(this.#numbers, 1, pages);
  }

  advance(): void {
    Atomics.add(this.#numbers, 0, 1);
  }

  /** From 0 to 1; undefined while unknown. */
  fraction(): number | undefined {
    const [done, expected] = [Atomics.load(this.#numbers, 0), Atomics.load(this.#numbers, 1)];
    return expected === 0 ? undefined : done / expected;
  }
}
