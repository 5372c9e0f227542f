import { answerQuestions } from '../../web/kit/worker/answer-questions.ts';
import { createTextWork } from './text-work.ts';

answerQuestions(createTextWork());
