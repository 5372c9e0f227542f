import { answerQuestions } from '../../web/kit/worker/answer-questions.ts';
import { cutoutWork } from './cutout-work.web.ts';

answerQuestions(cutoutWork);
