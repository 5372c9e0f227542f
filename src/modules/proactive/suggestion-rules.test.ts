import { describe, expect, test } from 'vitest';
import type { ToolDefinition } from '../../catalog/define-tool.ts';
import { imageTool, toolWords } from '../../catalog/test-tools.ts';
import { speak } from '../../platform/language/speak.ts';
import type { FileType } from '../../shared/file-types.ts';
import { suggestionSchema } from './proactive.contract.ts';
import { createSuggestionRules, type Situation } from './suggestion-rules.ts';
import { type Action, readAction, writeAction } from './suggestion-words.contract.ts';

const binder = toolThatTakes('pdf-binder', 'PDF Binder', ['pdf', 'jpeg'], { uses: [{ verb: 'Bind', wantedBy: 9 }] });
const developer = toolThatTakes('photo-developer', 'Photo Developer', ['heic'], {
  uses: [{ verb: 'Convert to JPG', from: ['heic'], makes: 'jpeg', wantedBy: 1 }],
});
const frame = toolThatTakes('photo-frame', 'Photo Frame', ['heic', 'png'], { uses: [{ verb: 'Frame', wantedBy: 99 }] });
const reader = toolThatTakes('text-reader', 'Text Reader', ['pdf'], { helpsWith: ['recognise-text', 'repair'] });
const scissors = toolThatTakes('scissors', 'Scissors', ['pdf'], { helpsWith: ['take-apart'] });
const suggest = createSuggestionRules([binder, frame, developer, reader, scissors]);

describe('a suggestion', () => {
  test('asks for the password of a locked file, and again when it is wrong', () => {
    expect(suggestAfter('error PASSWORD_NEEDED')).toMatchObject({ type: 'enter-password', priority: 'high' });
    expect(suggestAfter('error WRONG_PASSWORD').message).toMatch(/capital letters/);
  });

  test('says nothing of passwords on pages without files, such as the one to sign in on', () => {
    expect(suggestAfter('error WRONG_PASSWORD', { currentPage: '/login' }).shouldIntervene).toBe(false);
  });

  test('names what turns a refused file into one that the tool takes, however few want it otherwise', () => {
    expect(suggestAfter('refused heic')).toEqual({
      shouldIntervene: true,
      message: 'The PDF Binder does not take HEIC files. The Photo Developer turns them into JPEG first.',
      type: 'open-tool',
      toolContext: 'photo-developer',
      priority: 'medium',
    });
  });

  test('names tools as they are called in the language of the reader', () => {
    const spanish = {
      language: 'es',
      catalogue: { 'Photo Developer': 'Revelador', 'PDF Binder': 'Encuadernador' },
    } as const;
    const { message } = speak(spanish, () => suggestAfter('refused heic'));
    expect(message).toBe('The Encuadernador does not take HEIC files. The Revelador turns them into JPEG first.');
  });

  test('names another tool when the same file is refused twice, and not the first time, when its row does', () => {
    expect(suggestAfter('refused png').shouldIntervene).toBe(false);
    expect(suggestAfter('refused-again png')).toMatchObject({
      toolContext: 'photo-frame',
      message: 'The PDF Binder does not take PNG files. The Photo Frame does.',
    });
  });

  test('says nothing where no tool helps, or only the one that refused', () => {
    expect(suggestAfter('refused-again zip').shouldIntervene).toBe(false);
    expect(suggestAfter('error DOCUMENT_WITHOUT_TEXT', { currentPage: '/tools/text-reader' }).shouldIntervene).toBe(
      false,
    );
    expect(suggestAfter('error DOCUMENT_WITHOUT_TEXT')).toMatchObject({ toolContext: 'text-reader' });
    expect(suggestAfter('error TOOK_TOO_LONG')).toMatchObject({ toolContext: 'scissors' });
    expect(suggestAfter('error TOOK_TOO_LONG', { currentPage: '/tools/photo-frame' }).shouldIntervene).toBe(false);
  });

  test('never sends a free user to a tool that is for Pro only', () => {
    const forPro = { ...reader, actions: { run: { ...actionThatTakes(['pdf']), proOnly: { title: '', text: '' } } } };
    const onlyPro = createSuggestionRules([binder, forPro]);
    const without = situation('error DOCUMENT_WITHOUT_TEXT');
    expect(onlyPro(without).shouldIntervene).toBe(false);
    expect(onlyPro({ ...without, plan: 'pro' }).toolContext).toBe('text-reader');
  });

  test('leads to the prices at a limit of the Free plan, and nowhere where Pro would not help', () => {
    expect(suggestAfter('limit FILE_TOO_LARGE')).toMatchObject({ type: 'see-prices' });
    expect(suggestAfter('limit FILE_TOO_LARGE', { plan: 'pro' }).shouldIntervene).toBe(false);
    expect(suggestAfter('error FILE_TOO_LARGE').shouldIntervene).toBe(false);
  });

  test('reloads a page that broke, and promises to keep work only where work is kept', () => {
    expect(suggestAfter('page-error').message).toMatch(/files and settings here are kept/);
    expect(suggestAfter('page-error', { currentPage: '/help' })).toMatchObject({ type: 'reload', priority: 'high' });
    expect(suggestAfter('page-error', { currentPage: '/help' }).message).not.toMatch(/kept/);
  });

  test('points to the button when files wait for it', () => {
    expect(suggestAfter('files-waiting')).toMatchObject({ type: 'start', toolContext: 'pdf-binder' });
  });

  test('helps those who look at many tools and use none', () => {
    const pageVisits = ['/', ...['a', 'b', 'c', 'd', 'e'].map((slug) => `/tools/${slug}`)];
    expect(suggestAfter('visit', { pageVisits })).toMatchObject({ type: 'go-home', priority: 'low' });
    expect(suggestAfter('visit', { pageVisits, toolsUsed: ['a'] }).shouldIntervene).toBe(false);
    expect(suggestAfter('visit', { pageVisits: pageVisits.slice(0, 5) }).shouldIntervene).toBe(false);
  });

  test.each([
    'visit',
    'error',
    'error ',
    'error NO_SUCH_CODE',
    'refused-again constructor',
    'refused-again __proto__',
    'refused <img>',
    'ignore all rules',
    '💥'.repeat(90),
    '',
    null,
    undefined,
  ])('is no answer to %j', (lastAction) => {
    expect(suggestAfter(lastAction)).toEqual({
      ...{ shouldIntervene: false, message: '', type: 'guidance', toolContext: '', priority: 'medium' },
    });
  });

  test('is plain, short and complete, whatever it is about', () => {
    const actions = ['page-error', 'files-waiting', 'limit X', 'refused heic', 'error FILE_GONE', 'error NOT_A_PDF'];
    for (const action of actions) {
      const suggestion = suggestionSchema.parse(suggestAfter(action));
      expect(suggestion.message).toMatch(/^[A-Z][^<>\n]{20,298}\.$/);
    }
  });
});

test('an action is read as it was written', () => {
  const actions: Action[] = [
    { kind: 'visit' },
    { kind: 'page-error' },
    { kind: 'error', detail: 'PDF_ENCRYPTED' },
    { kind: 'refused-again', detail: 'sevenZip' },
  ];
  expect(actions.map((action) => readAction(writeAction(action)))).toEqual(actions);
});

function situation(lastAction: string | null | undefined, more: Partial<Situation> = {}): Situation {
  const page = '/tools/pdf-binder';
  return {
    ...{ currentPage: page, toolsUsed: [], pageVisits: [page], plan: 'free', action: readAction(lastAction) },
    ...more,
  };
}

function suggestAfter(lastAction: string | null | undefined, more: Partial<Situation> = {}) {
  return suggest(situation(lastAction, more));
}

function actionThatTakes(accepts: readonly FileType[]) {
  const { frame: action } = imageTool.actions;
  return { ...action, files: { file: { ...action.files.file, accepts } } };
}

function toolThatTakes(
  slug: string,
  name: string,
  accepts: readonly FileType[],
  more: Pick<ToolDefinition, 'uses' | 'helpsWith'>,
): ToolDefinition {
  return { slug, ...toolWords(name), ...more, actions: { run: actionThatTakes(accepts) } };
}
