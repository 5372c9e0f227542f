import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { answerQuestions } from '../../web/kit/worker/answer-questions.ts';
import { prepareQrReader } from './qr-reader.ts';
import { qrWork } from './qr-work.ts';

prepareQrReader({ url: wasmUrl });
answerQuestions(qrWork);
