import { answerQuestions } from '../../web/worker/answer-questions.ts';
import { createCaseWork } from './case-work.ts';

answerQuestions(createCaseWork());
