import type { FileUse, ToolDefinition } from '../../catalog/define-tool.ts';
import { inReadersLanguage } from '../../platform/language/speak.ts';
import { acceptedType, type FileType, fileTypes } from '../../shared/file-types.ts';
import { t } from '../../shared/language/translate.ts';
import type { PdfRemedy } from '../../shared/pdf-remedies.ts';
import type { Plan } from '../../shared/plans.ts';
import { isProOnly } from '../plans/limits.contract.ts';
import type { AnalysisRequest, Suggestion } from './proactive.contract.ts';
import type { Action } from './suggestion-words.contract.ts';

export type Situation = Pick<AnalysisRequest, 'currentPage' | 'toolsUsed' | 'pageVisits'> & {
  action: Action;
  /** The caller's plan; 'pro' for everybody where there are no plans. */
  plan: Plan;
};

type Rule = {
  /** The action it is about, and the codes or file types where it has some. */
  on: Action['kind'];
  codes?: readonly string[];
  /** Undefined when there is nothing to suggest after all. */
  suggest: (situation: Situation & { tool: ToolDefinition | undefined; tools: ToolSet }) => Words | undefined;
};

type Words = Pick<Suggestion, 'message' | 'type' | 'priority'> & {
  /** The tool to open; the page's own by default. */
  opens?: ToolDefinition | undefined;
};

/** The suggestions and what leads to them, the first that applies counts. Each names what happened and the one thing to press. */
const rules: readonly Rule[] = [
  {
    on: 'page-error',
    suggest: ({ tool }) => ({
      type: 'reload',
      priority: 'high',
      message: tool
        ? t('Something on this page stopped working. Please reload it: your files and settings here are kept.')
        : t('Something on this page stopped working. Please reload it.'),
    }),
  },
  {
    on: 'error',
    codes: ['PASSWORD_NEEDED'],
    suggest: () => ({
      type: 'enter-password',
      priority: 'high',
      message: t('This file is locked. Enter its password, and the work goes on.'),
    }),
  },
  {
    on: 'error',
    codes: ['WRONG_PASSWORD'],
    suggest: ({ tool }) =>
      tool && {
        type: 'enter-password',
        priority: 'high',
        message: t(
          'That password does not open the file. Check capital letters and the keyboard language, and try again.',
        ),
      },
  },
  {
    on: 'error',
    codes: ['DOCUMENT_WITHOUT_TEXT', 'PDF_PAGE_WITHOUT_TEXT', 'TEXT_FILE_NO_TEXT'],
    suggest: ({ tool, tools, plan }) =>
      openTool(tools.thatHelpsWith('recognise-text', { tool, plan }), (name) => ({
        message: t('This file has images of text, but no text. The {name} can read it.', { name }),
      })),
  },
  {
    on: 'error',
    codes: ['NOT_A_PDF', 'PDF_NO_PAGES', 'PDF_PAGE_DAMAGED', 'PDF_STREAM_DAMAGED'],
    suggest: ({ tool, tools, plan }) =>
      openTool(tools.thatHelpsWith('repair', { tool, plan }), (name) => ({
        message: t('This PDF is damaged. The {name} may be able to repair it.', { name }),
      })),
  },
  {
    on: 'error',
    codes: ['PDF_TOO_MANY_PAGES', 'PDF_TOO_LARGE', 'TOOK_TOO_LONG', 'ENGINE_TIMED_OUT'],
    suggest: ({ tool, tools, plan }) =>
      tool && accepts(tool, 'pdf')
        ? openTool(tools.thatHelpsWith('take-apart', { tool, plan }), (name) => ({
            message: t('This file is too long for one go. With the {name} you can cut it into parts first.', { name }),
          }))
        : undefined,
  },
  {
    on: 'error',
    codes: ['FILE_GONE', 'RESULT_GONE'],
    suggest: ({ tool }) =>
      tool && {
        type: 'choose-file',
        priority: 'medium',
        message: t(
          'This file has been deleted from the server, as all files are after a while. Please choose it again.',
        ),
      },
  },
  {
    on: 'limit',
    suggest: ({ plan }) =>
      plan === 'pro'
        ? undefined
        : {
            type: 'see-prices',
            priority: 'medium',
            message: t('You have reached a limit of the Free plan. Pro lifts it.'),
          },
  },
  {
    on: 'refused',
    suggest: ({ tool, tools, plan, action }) => openDetour(tools, tool, plan, action, { onlyAsFirstStep: true }),
  },
  {
    on: 'refused-again',
    suggest: ({ tool, tools, plan, action }) => openDetour(tools, tool, plan, action, { onlyAsFirstStep: false }),
  },
  {
    on: 'files-waiting',
    suggest: ({ tool }) =>
      tool && {
        type: 'start',
        priority: 'medium',
        message: t(
          'Your files are ready, but nothing has been done with them yet. Press the button that starts the work.',
        ),
      },
  },
  {
    on: 'visit',
    suggest: ({ currentPage, pageVisits, toolsUsed }) => {
      const looked = new Set(pageVisits.filter((path) => slugOf(path) !== undefined));
      if (looked.size < wandersAfter || toolsUsed.length > 0 || currentPage === '/') return undefined;
      return {
        type: 'go-home',
        priority: 'low',
        message: t(
          'Not sure which tool you need? Drop your file on the home page, which lists what can be done with it.',
        ),
      };
    },
  },
];

/** Of the last ten pages, so many different tools without using one. */
const wandersAfter = 5;

export const noSuggestion: Suggestion = {
  ...{ shouldIntervene: false, message: '', type: 'guidance', toolContext: '', priority: 'medium' },
};

/** @param definitions this site's tools */
export function createSuggestionRules(definitions: readonly ToolDefinition[]) {
  const tools = toolSet(definitions);
  return (situation: Situation): Suggestion => {
    const { action } = situation;
    const tool = tools.ofPage(situation.currentPage);
    for (const { on, codes, suggest } of rules) {
      if (on !== action.kind || (codes && !('detail' in action && codes.includes(action.detail)))) continue;
      const words = suggest({ ...situation, tool, tools });
      if (!words) continue;
      const { opens = tool, ...suggestion } = words;
      return { shouldIntervene: true, ...suggestion, toolContext: opens?.slug ?? '' };
    }
    return noSuggestion;
  };
}

type ToolSet = ReturnType<typeof toolSet>;

function toolSet(definitions: readonly ToolDefinition[]) {
  const isOpenTo = (tool: ToolDefinition, plan: Plan) => plan === 'pro' || !isProOnly(tool);
  return {
    ofPage: (path: string) => definitions.find(({ slug }) => slug === slugOf(path)),

    /** Another tool with this remedy that the caller can use. */
    thatHelpsWith: (remedy: PdfRemedy, { tool, plan }: { tool: ToolDefinition | undefined; plan: Plan }) =>
      definitions.find(
        (other) => other.slug !== tool?.slug && other.helpsWith?.includes(remedy) && isOpenTo(other, plan),
      ),

    /** The tool that people want most for such a file: first of all one that makes of it what this tool takes. */
    detour: (type: FileType, tool: ToolDefinition, plan: Plan) => {
      const ways = definitions
        .filter((other) => other.slug !== tool.slug && accepts(other, type) && isOpenTo(other, plan))
        .flatMap((other) => {
          const use = other.uses?.find((each) => fits(each, type));
          return use ? [{ tool: other, use, isFirstStep: use.makes !== undefined && accepts(tool, use.makes) }] : [];
        });
      return ways.toSorted(
        (a, b) => Number(b.isFirstStep) - Number(a.isFirstStep) || b.use.wantedBy - a.use.wantedBy,
      )[0];
    },
  };
}

const fits = ({ from, several }: FileUse, type: FileType): boolean =>
  !several && (from === undefined || acceptedType(from, type) !== undefined);

const accepts = ({ actions }: ToolDefinition, type: FileType): boolean =>
  Object.values(actions).some(({ files }) =>
    Object.values(files ?? {}).some((field) => acceptedType(field.accepts, type) !== undefined),
  );

/** `'/tools/pdf-merger'` → `'pdf-merger'` */
const slugOf = (path: string): string | undefined => /^\/tools\/([a-z0-9-]+)\/?$/.exec(path)?.[1];

const openTool = (
  opens: ToolDefinition | undefined,
  words: (name: string) => Pick<Words, 'message'>,
): Words | undefined =>
  opens && { type: 'open-tool', priority: 'medium', opens, ...words(inReadersLanguage(opens.name)) };

function openDetour(
  tools: ToolSet,
  tool: ToolDefinition | undefined,
  plan: Plan,
  action: Action,
  { onlyAsFirstStep }: { onlyAsFirstStep: boolean },
): Words | undefined {
  const type = 'detail' in action && isFileType(action.detail) ? action.detail : undefined;
  const way = type && tool && tools.detour(type, tool, plan);
  if (!way || (onlyAsFirstStep && !way.isFirstStep)) return undefined;
  const refused = { tool: inReadersLanguage(tool.name), type: inReadersLanguage(fileTypes[type].name) };
  return openTool(way.tool, (other) => ({
    message:
      way.isFirstStep && way.use.makes
        ? t('The {tool} does not take {type} files. The {other} turns them into {made} first.', {
            ...refused,
            other,
            made: inReadersLanguage(fileTypes[way.use.makes].name),
          })
        : t('The {tool} does not take {type} files. The {other} does.', { ...refused, other }),
  }));
}

const isFileType = (name: string): name is FileType => Object.hasOwn(fileTypes, name);
