import { answerQuestions } from '../../web/worker/answer-questions.ts';
import { createTextWork } from './text-work.ts';

answerQuestions(createTextWork());
