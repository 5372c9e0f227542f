import { useDeferredValue, useMemo } from 'react';
import { AppError } from '../../../shared/errors.ts';
import type { QrDesign, QrLogo } from '../../../shared/qr/draw-code.ts';
import { qrSvg } from '../../../shared/qr/qr-svg.ts';
import { useLatestAnswer } from '../../../web/kit/worker/use-latest-answer.ts';
import type { ContentProblem, ContentValues } from '../content/define-content.ts';
import { describeFailure } from '../describe-failure.ts';
import { type QrContentKind, qrContents } from '../qr-content.ts';
import { designOf, imageOf, type QrLook, type QrOrder } from '../qr-order.ts';
import type { Inspected } from '../qr-work.ts';
import type { QrLink } from '../use-qr-link.web.ts';

export type QrContentChoice = { kind: QrContentKind; values: ContentValues };

export type DrawnCode = {
  state: 'drawn';
  order: QrOrder;
  design: QrDesign;
  svg: string;
  /** Undefined while the code is being read back. */
  inspected: Inspected | undefined;
  /** Why it could not be read back. */
  failure: string | undefined;
};

/** A code at every stage: empty, incomplete, too long, or drawn. */
export type Code = {
  /** The current input; the drawing may be a keystroke behind. */
  asked: QrOrder | undefined;
} & (
  | { state: 'empty'; problems: readonly ContentProblem[] }
  | { state: 'incomplete'; problems: readonly ContentProblem[] }
  | { state: 'impossible'; message: string }
  | DrawnCode
);

/** Draws the code while typing, and has the worker read it back. */
export function useCode(link: QrLink, { kind, values }: QrContentChoice, look: QrLook, logo: QrLogo | undefined): Code {
  const encoded = useMemo(() => qrContents[kind].encode(values), [kind, values]);
  const text = encoded.ok ? encoded.text : undefined;
  const order = useMemo(() => (text === undefined ? undefined : { text, kind, look, logo }), [text, kind, look, logo]);
  // Drawing a large code takes longer than a keystroke.
  const drawnOrder = useDeferredValue(order);
  const drawn = useMemo(() => drawOrder(drawnOrder), [drawnOrder]);
  const answered = useLatestAnswer(drawn?.state === 'drawn' ? drawnOrder : undefined, (asked) =>
    link.ask('inspect', asked),
  );
  const current = drawn?.state === 'drawn' && answered?.question === drawn.order ? answered : undefined;

  if (!encoded.ok) {
    return { asked: undefined, state: isBlank(values) ? 'empty' : 'incomplete', problems: encoded.problems };
  }
  if (!drawn) return { asked: order, state: 'empty', problems: [] };
  if (drawn.state !== 'drawn') return { asked: order, ...drawn };
  return {
    asked: order,
    ...drawn,
    inspected: current?.answer,
    failure: current?.failure === undefined ? undefined : describeFailure(current.failure),
  };
}

const isBlank = (values: ContentValues): boolean =>
  Object.values(values).every((value) => typeof value !== 'string' || value.trim() === '');

type Drawn = Pick<DrawnCode, 'state' | 'order' | 'design' | 'svg'> | { state: 'impossible'; message: string };

/** Undefined when there is nothing to draw. */
export function drawOrder(order: QrOrder | undefined): Drawn | undefined {
  if (!order) return undefined;
  try {
    const design = designOf(order);
    return { state: 'drawn', order, design, svg: qrSvg(design, imageOf(order.look).pixels) };
  } catch (error) {
    if (error instanceof AppError) return { state: 'impossible', message: error.message };
    throw error;
  }
}
