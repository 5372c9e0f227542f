import type { Engines } from '../engines/engines.ts';
import type { AppError } from '../shared/errors.ts';
import type { FileType } from '../shared/file-types.ts';
import type { RunCaller, RunMeter } from '../shared/run-caller.ts';
import type {
  ActionDefinition,
  ActionOptions,
  ActionPartial,
  ActionResult,
  FileField,
  ResultFileUrl,
  ToolDefinition,
} from './define-tool.ts';

/** A file uploaded with the call. Read it at `path` and do not change it there. */
export type InputFile = {
  /** Names it in later calls (`keepsUploads` of the action). Files that one step makes for the next have none. */
  id?: string;
  /** Absolute path in the job's own directory. */
  path: string;
  /** The visitor's file name, made safe. For naming results only, never for paths. */
  name: string;
  /** Detected from the content. */
  type: FileType;
  bytes: number;
};

/** A result written into the job's directory. After the run it moves to storage and becomes a link. */
export class OutputFile {
  /** Absolute path inside the job's directory. */
  readonly path: string;
  /** The download name. */
  readonly name: string;
  readonly type: FileType;

  constructor(params: { path: string; name: string; type: FileType }) {
    this.path = params.path;
    this.name = params.name;
    this.type = params.type;
  }
}

/** The files of a field: exactly one, or at least one where the field takes many, unless none will do, too. */
export type InputFiles<Field> = FileField extends Field
  ? InputFile[]
  : Field extends { many: { min: 0 } }
    ? InputFile[]
    : Field extends { many: object }
      ? [InputFile, ...InputFile[]]
      : [InputFile];

/** The meters an action may draw on. An action that delegates may draw on those of its steps. */
type MeterOf<Action extends ActionDefinition> = Action extends { delegatesTo: object }
  ? string
  : Action extends { drawsOn: readonly (infer Name)[] }
    ? Name
    : never;

export type RunContext<
  Action extends ActionDefinition,
  Needs extends keyof Engines,
  Uses extends keyof Engines = never,
> = {
  options: ActionOptions<Action>;
  files: { [Field in keyof Action['files']]: InputFiles<Action['files'][Field]> };
  engines: Pick<Engines, Needs> & Partial<Pick<Engines, Uses>>;
  caller: RunCaller;
  /** The free allowances that the action draws on: `const taken = await meter('pages').take(3)`. Not counted for Pro. */
  meter: (name: MeterOf<Action>) => RunMeter;
  /** An empty directory, removed after the run. */
  directory: string;
  /** Aborts on deadline, cancel and worker shutdown. Pass it to every engine. */
  signal: AbortSignal;
  /** Reports progress from 0 to 1, optionally with the current step ('Page 3 of 12'). Cheap to call often. */
  progress: (fraction: number, step?: string) => void;
  /** Sends a partial result to waiting clients. Cheap to call often: only the latest is sent, a few times a second. */
  emit: (partial: ActionPartial<Action>) => void;
};

/** The result type with download links replaced by their files. */
export type RunResult<T> = T extends ResultFileUrl
  ? OutputFile
  : T extends readonly (infer Item)[]
    ? RunResult<Item>[]
    : T extends object
      ? { [Key in keyof T]: RunResult<T[Key]> }
      : T;

/**
 * The work of one action, with the engines it requires: workers that lack one do not take the job. `Uses` are engines that
 * only some calls need; they are undefined where missing, and the run must then say so.
 */
export type ActionRun<
  Action extends ActionDefinition = ActionDefinition,
  Needs extends keyof Engines = keyof Engines,
  Uses extends keyof Engines = never,
> = {
  needs: readonly Needs[];
  uses?: readonly (keyof Engines)[];
  // A method, not a function property: the registry holds runs of all actions, and only methods may be assigned to a type
  // with wider parameters. Callers pass options parsed by the run's own schema.
  run(
    context: RunContext<Action, Needs, Uses>,
  ): Promise<RunResult<ActionResult<Action>>> | RunResult<ActionResult<Action>>;
};

/** A tool and the runs of its actions. */
export type ToolRuns<Tool extends ToolDefinition = ToolDefinition> = {
  tool: Tool;
  runs: { readonly [Name in keyof Tool['actions']]: ActionRun<Tool['actions'][Name]> };
  /** What a run refuses besides what its engines and any call may, for the documentation of the call. */
  refusals?: { readonly [Name in keyof Tool['actions']]?: readonly AppError[] };
};

/** Types a function for one action of a tool. The function throws `AppError`s for users. */
export const defineRun =
  <Action extends ActionDefinition, const Uses extends keyof Engines = never>(
    _action: Action,
    uses: readonly Uses[] = [],
  ) =>
  <const Needs extends keyof Engines = never>(
    needs: readonly Needs[],
    run: ActionRun<Action, Needs, Uses>['run'],
  ): ActionRun<Action, Needs, Uses> => ({ needs, uses, run });

/** One run per action of the tool: a missing one does not compile. */
export const defineRuns = <Tool extends ToolDefinition>(
  tool: Tool,
  runs: ToolRuns<Tool>['runs'],
  refusals: NonNullable<ToolRuns<Tool>['refusals']> = {},
): ToolRuns<Tool> => ({ tool, runs, refusals });
