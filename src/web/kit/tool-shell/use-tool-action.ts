import { useEffect, useMemo } from 'react';
import { useLoaderData } from 'react-router';
import type { ActionDefinition, ActionOptions, FileField, ToolDefinition } from '../../../catalog/define-tool.ts';
import { type DescribedActions, type DescribedField, fieldOf, readOptions } from '../../../catalog/page-actions.ts';
import type { BegunCall, CallAnswer, CallRequest, ResumeRequest } from './call-action.ts';
import { loadAtFirstInteraction } from './first-interaction.ts';
import { loadPart } from './load-part.ts';

/** An action, as its page uses it. */
export type PageAction<Action extends ActionDefinition> = {
  /** Its file fields, for `DropZone` and `useFileQueue`. */
  files: { readonly [Field in keyof Action['files']]: FileField };
  /** Validates options, for `useRemembered` and before a call. Options that are lists or objects never pass. */
  options: { safeParse: (value: unknown) => { data: ActionOptions<Action> | undefined } };
  /** The default options, or those of the action's `example` where options are required. */
  defaults: ActionOptions<Action>;
  /** Calls it and waits for the result. Rejects like `callAction`, also when its code cannot be loaded. */
  call: (request: CallRequest<Action>) => Promise<CallAnswer<Action>>;
  /** Goes on with a call that began before the page was reloaded. Rejects like `resumeCall`. */
  resume: (begun: BegunCall, request: ResumeRequest<Action>) => Promise<CallAnswer<Action>>;
};

/**
 * An action of this page's tool without its definition, which would add half the page's code and loads at the first
 * interaction. Its data comes from the loader of
 * `action-loader.ts`, which every tool's route has.
 * @param load gets the definition: `async () => (await import('./crop-pdf.tool.ts')).cropPdf`. The page imports only its
 * types.
 * @param name of the action.
 */
export function useToolAction<
  Tool extends Pick<ToolDefinition, 'actions'>,
  Name extends keyof Tool['actions'] & string,
>(load: () => Promise<Tool>, name: Name): PageAction<Tool['actions'][Name]> {
  const described = useLoaderData<DescribedActions | undefined>()?.[name];
  if (!described) throw new Error("The page must name one of its tool's actions.");
  useEffect(() => loadAtFirstInteraction(() => Promise.all([loadCall(), load()])), [load]);
  return useMemo(() => {
    type Action = Tool['actions'][Name];
    const { files, options, defaults } = described;
    return {
      // The described action was made from the definition that `load` gets, so it has its fields and options.
      files: mapFields(files) as PageAction<Action>['files'],
      options: {
        safeParse: (value) => ({ data: readOptions(options, value) as ActionOptions<Action> | undefined }),
      },
      defaults: defaults as ActionOptions<Action>,
      call: async (request) => {
        const [{ callAction }, tool] = await loadPart(() => Promise.all([loadCall(), load()]));
        const actions: Tool['actions'] = tool.actions;
        return callAction<Action>(actions[name], request);
      },
      resume: async (begun, request) => {
        const [{ resumeCall }, tool] = await loadPart(() => Promise.all([loadCall(), load()]));
        const actions: Tool['actions'] = tool.actions;
        return resumeCall<Action>(actions[name], begun, request);
      },
    };
  }, [described, load, name]);
}

const loadCall = () => import('./call-action.ts');

const mapFields = (fields: Readonly<Record<string, DescribedField>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldOf(field)]));
