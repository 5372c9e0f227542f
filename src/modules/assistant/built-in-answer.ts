import type { ScoredPassage } from '../knowledge/knowledge.repository.ts';
import type { Found } from '../knowledge/knowledge.usecases.ts';
import type { ChatAction, ChatAnswer } from './assistant.contract.ts';
import type { CallerFacts } from './caller-facts.ts';

/** An answer before it is sent. */
export type Draft = Pick<ChatAnswer, 'response' | 'sources' | 'actions' | 'kind'> & {
  /** The passage that it is made of. */
  passage: string | undefined;
};

/** Below this share of the question, what was found is about something else. */
const minCoverage = 0.45;
/** Messages have words of everything: one must be asked for by most of its own. */
const minCoverageOfMessage = 0.75;
/** Two tools that fit nearly alike are both offered. */
const nearlyAlike = 0.93;
const closeCalls = 0.8;
/** What has more of the question's words but fits this much less than the first only mentions them. */
const nearTop = 0.8;

const personAction: ChatAction = { kind: 'person', label: 'Talk to a person' };

/** Answers without any AI: with the passage that fits, with a question where two do, and plainly where none does. */
export function answerFromPassages(message: string, found: Found, facts: CallerFacts): Draft {
  if (asksForPerson(message)) return toPerson;
  if (isGreeting(message)) return greeting(message);
  const failure = asksAboutFailure(message) ? answerAboutFailure(found, facts) : undefined;
  if (failure) return failure;
  const [best, ...others] = found.passages.filter(
    ({ kind, coverage }) => coverage >= (kind === 'error' ? minCoverageOfMessage : minCoverage),
  );
  const [top] = found.passages;
  if (!best || !top || best.score < top.score * nearTop) return unknown(found.passages);
  const rival = others.find((other) => other.score >= best.score * nearlyAlike && isOtherTool(best, other));
  if (rival && best.kind === 'tool' && rival.kind === 'tool') return askBack(best, rival);
  const related = others
    .filter((other) => other.score >= best.score * closeCalls && other.path !== best.path)
    .slice(0, 2);
  return {
    kind: 'answer',
    response: [best.text, ...factsFor(best, facts)].join('\n\n'),
    sources: sourcesOf([best]),
    actions: [...actionsFor(best), ...related.map(askInstead)],
    passage: best.id,
  };
}

const isOtherTool = (one: ScoredPassage, other: ScoredPassage): boolean =>
  one.tool !== null && other.tool !== null && one.tool !== other.tool;

export const sourcesOf = (passages: readonly Pick<ScoredPassage, 'title' | 'path'>[]): ChatAnswer['sources'] => [
  ...new Map(passages.map(({ title, path }) => [path, { title, path }])).values(),
];

const toPerson: Draft = {
  kind: 'answer',
  response: 'Of course. Press “Talk to a person”: your messages become a ticket, and our team answers it.',
  ...{ sources: [], actions: [personAction], passage: undefined },
};

const greeting = (message: string): Draft => ({
  kind: 'answer',
  response: /thank|gracias|merci|danke|obrigad|grazie/i.test(message)
    ? 'You are welcome. Is there anything else?'
    : 'Hello! Ask me about a tool, a message you saw, your files or your account.',
  ...{ sources: [], actions: [], passage: undefined },
});

function unknown(nearest: readonly ScoredPassage[]): Draft {
  const near = nearest.filter(({ kind }) => kind === 'tool').slice(0, 2);
  return {
    kind: 'unknown',
    response:
      'I do not know that. I only know what this site says about its tools, files, accounts and messages. Please try other words, or talk to a person.',
    sources: [],
    actions: [...near.map(askInstead), personAction],
    passage: undefined,
  };
}

function askBack(one: ScoredPassage, other: ScoredPassage): Draft {
  const firstLine = ({ title, text }: ScoredPassage) => `${title}: ${text.split('\n')[0]}`;
  return {
    kind: 'question',
    response: `Which of these do you mean?\n\n${firstLine(one)}\n\n${firstLine(other)}`,
    sources: sourcesOf([one, other]),
    actions: [...openTool(one), ...openTool(other), personAction],
    passage: one.id,
  };
}

const askInstead = ({ title }: ScoredPassage): ChatAction => ({ kind: 'ask', label: title, message: title });

const openTool = ({ tool, path, title, kind }: ScoredPassage): ChatAction[] =>
  tool === null ? [] : [{ kind: 'open-tool', label: kind === 'tool' ? `Open ${title}` : 'Open the tool', path, tool }];

/** Pages that somebody with this question wants to open, with what their button says. */
const pageButtons: Readonly<Record<string, string>> = {
  'site/invoices': 'Show my invoices',
  'site/cancel': 'Open Plan & billing',
  'site/change-plan': 'Open Plan & billing',
  'site/payment-failed': 'Open Plan & billing',
  'site/what-is-left': 'Show what is left',
  'site/forgot-password': 'Choose a new password',
  'site/delete-account': 'Open My data',
  'site/export-data': 'Open My data',
  'site/two-factor': 'Open Security',
  'site/sessions': 'Show my sessions',
  'site/api-keys': 'Open API keys',
  'site/prices': 'Show the prices',
};

function actionsFor(passage: ScoredPassage): ChatAction[] {
  const label = pageButtons[passage.id];
  if (label !== undefined) return [{ kind: 'open-page', label, path: passage.path }];
  return openTool(passage);
}

/** Whether the answer is better with what is left of the caller's allowances. */
export const isAboutAllowances = ({ id, kind }: Pick<ScoredPassage, 'id' | 'kind'>): boolean =>
  kind === 'limits' || id === 'site/what-is-left' || id === 'error/ALLOWANCE_USED_UP';

/** What the caller's own account says about it. */
function factsFor({ id, kind, tool }: ScoredPassage, { plan, allowances }: CallerFacts): string[] {
  if (isAboutAllowances({ id, kind })) {
    return allowances.filter((allowance) => tool === null || allowance.tool === tool).map(({ sentence }) => sentence);
  }
  return plan !== undefined && /^site\/(pro|prices|cancel|get-pro|trial|change-plan)$/.test(id) ? [plan] : [];
}

function answerAboutFailure(found: Found, { failedJob }: CallerFacts): Draft | undefined {
  if (!failedJob) return undefined;
  const { toolName, tool, message, code, number, again } = failedJob;
  const explained = found.passages.find(({ id }) => id === `error/${code}`);
  return {
    kind: 'answer',
    response: `Your last work here, with ${toolName}, failed (job ${number}):\n\n${message}`,
    sources: sourcesOf(explained ? [explained] : [{ title: toolName, path: `/tools/${tool}` }]),
    actions: [
      ...(again ? [again] : [{ kind: 'open-tool' as const, label: `Open ${toolName}`, path: `/tools/${tool}`, tool }]),
      personAction,
    ],
    passage: `error/${code}`,
  };
}

const asksForPerson = (message: string): boolean =>
  /\b(?:talk|speak|chat|connect|contact|write|get|need|want)\b.{0,20}\b(?:human|person|someone|somebody|agent|operator|people|support team|staff)\b/i.test(
    message,
  );

const isGreeting = (message: string): boolean =>
  /^\W*(?:hi|hello|hey|hola|bonjour|salut|hallo|ciao|ol[aá]|good (?:morning|afternoon|evening)|thanks?(?: you)?(?: so much| very much)?|gracias|merci|danke|obrigad[oa]|grazie)\W*$/i.test(
    message,
  );

export const asksAboutFailure = (message: string): boolean =>
  /\b(?:fail(?:s|ed|ing|ure)?|errors?|went wrong|(?:not|isn.?t|doesn.?t|didn.?t|won.?t) work(?:ing)?|problem|fehler\w*|erreur|errore?|falh\w+|fall[oó])\b/i.test(
    message,
  );
