import { answerQuestions } from '../../web/kit/worker/answer-questions.ts';
import { createCaseWork } from './case-work.ts';

answerQuestions(createCaseWork());
