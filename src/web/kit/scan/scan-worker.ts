import { answerQuestions } from '../worker/answer-questions.ts';
import { scanWork } from './scan-work.ts';

answerQuestions(scanWork);
