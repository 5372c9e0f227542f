import { t } from '../../shared/language/translate.ts';
import type { Tone, WritingTask } from '../../shared/writing/writing-options.ts';

/** What each task asks of a provider, and the reason that its changes have. */
const tasks: Readonly<Record<WritingTask, { instruction: string; reason: () => string }>> = {
  grammar: {
    instruction: 'Correct grammar, spelling and punctuation. Change nothing else: keep words, style and tone.',
    reason: () => t('Corrected grammar or spelling.'),
  },
  clarity: {
    instruction: 'Make it clearer and let it flow: simpler words, active verbs, shorter sentences. Keep the meaning.',
    reason: () => t('Clearer like this.'),
  },
  tone: { instruction: '', reason: () => t('Changed for the tone.') },
  concise: {
    instruction: 'Make it concise: fewer words, no fillers, no repetition. Keep every fact.',
    reason: () => t('Shorter like this.'),
  },
  expand: {
    instruction:
      'Expand it: explain the ideas in more detail. Do not invent facts, names, numbers, quotations or sources that the text does not have.',
    reason: () => t('Added detail.'),
  },
};

const toneWords: Readonly<Record<Tone, string>> = {
  formal: 'formal and polite',
  friendly: 'friendly and warm',
  neutral: 'neutral and matter-of-fact',
};

export function instructionsFor(task: WritingTask, tone: Tone, lost: readonly string[]): string {
  const what =
    task === 'tone' ? `Change the tone: make it ${toneWords[tone]}. Keep the meaning.` : tasks[task].instruction;
  return [
    'You edit texts. Rewrite the text that follows, in its own language.',
    what,
    'Keep every link, email address, number, name, quotation, piece of code, tag and placeholder exactly as it is. Keep paragraphs, line breaks, lists and Markdown marks.',
    ...(lost.length > 0 ? ['An earlier attempt lost some of these. Check that each of them is in your answer.'] : []),
    'Answer with the rewritten text alone, without any comment.',
  ].join('\n');
}

export const reasonFor = (task: WritingTask): string => tasks[task].reason();
