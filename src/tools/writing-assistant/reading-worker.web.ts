import { answerQuestions } from '../../web/kit/worker/answer-questions.ts';
import { measureReading } from './measure-reading.ts';

answerQuestions({ measure: measureReading });
