import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { answerQuestions } from '../../web/kit/worker/answer-questions.ts';
import { canvasPainter } from './qr-painter.web.ts';
import { prepareQrReader } from './qr-reader.ts';
import { createQrWork } from './qr-work.ts';

prepareQrReader({ url: wasmUrl });
answerQuestions(createQrWork(canvasPainter));
