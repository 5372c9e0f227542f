import { answerQuestions } from '../worker/answer-questions.ts';
import { createPreviewWork } from './preview-work.ts';

answerQuestions(createPreviewWork());
