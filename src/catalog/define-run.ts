import type { Engines } from '../engines/engines.ts';
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

/** A file that came with the call. It may be read at `path` and must not be changed there. */
export type InputFile = {
  /** Absolute path of the content in the job's own directory. */
  path: string;
  /** The name it had on the visitor's side, made safe. For naming results only, never for paths. */
  name: string;
  /** Found in the content. */
  type: FileType;
  bytes: number;
};

/** A result that was written into the job's directory. After the run it moves to storage and becomes a link. */
export class OutputFile {
  /** Absolute path inside the job's directory. */
  readonly path: string;
  /** The name the visitor downloads it under. */
  readonly name: string;
  readonly type: FileType;

  constructor(params: { path: string; name: string; type: FileType }) {
    this.path = params.path;
    this.name = params.name;
    this.type = params.type;
  }
}

/** The files of one field: exactly one, or at least one where the field takes many. */
export type InputFiles<Field> = FileField extends Field
  ? InputFile[]
  : Field extends { many: object }
    ? [InputFile, ...InputFile[]]
    : [InputFile];

/** The meters an action may draw on. One that hands its work on draws on those of its steps. */
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
  /** The free allowances that the action draws on: `const taken = await meter('pages').take(3)`. Counts nothing for Pro. */
  meter: (name: MeterOf<Action>) => RunMeter;
  /** A fresh, empty directory that is removed after the run. */
  directory: string;
  /** Aborts on the deadline, on cancel and when the worker stops. Hand it on to every engine. */
  signal: AbortSignal;
  /** Says how far the work is, from 0 to 1, and optionally what is being done ('Page 3 of 12'). Cheap to call often. */
  progress: (fraction: number, step?: string) => void;
  /** Shows what there is so far to whoever waits. Cheap to call often: the latest is sent, a few times a second. */
  emit: (partial: ActionPartial<Action>) => void;
};

/** The result type with every download link replaced by the file behind it. */
export type RunResult<T> = T extends ResultFileUrl
  ? OutputFile
  : T extends readonly (infer Item)[]
    ? RunResult<Item>[]
    : T extends object
      ? { [Key in keyof T]: RunResult<T[Key]> }
      : T;

/**
 * The work behind one action, and the engines it cannot do without. A worker that lacks one does not take the job. `Uses` are
 * engines that only some calls need: the run finds them undefined where they are missing, and says so.
 */
export type ActionRun<
  Action extends ActionDefinition = ActionDefinition,
  Needs extends keyof Engines = keyof Engines,
  Uses extends keyof Engines = never,
> = {
  needs: readonly Needs[];
  uses?: readonly (keyof Engines)[];
  // A method, not a function property: the registry holds runs of all actions side by side, and only methods may be
  // assigned to a type with wider parameters. The caller hands each run options that its own schema has parsed.
  run(
    context: RunContext<Action, Needs, Uses>,
  ): Promise<RunResult<ActionResult<Action>>> | RunResult<ActionResult<Action>>;
};

/** A tool and the work behind each of its actions. */
export type ToolRuns<Tool extends ToolDefinition = ToolDefinition> = {
  tool: Tool;
  runs: { readonly [Name in keyof Tool['actions']]: ActionRun<Tool['actions'][Name]> };
};

/** Ties a function to the types of one action of a tool. Throws nothing itself; the function throws `AppError`s for users. */
export const defineRun =
  <Action extends ActionDefinition, const Uses extends keyof Engines = never>(
    _action: Action,
    uses: readonly Uses[] = [],
  ) =>
  <const Needs extends keyof Engines = never>(
    needs: readonly Needs[],
    run: ActionRun<Action, Needs, Uses>['run'],
  ): ActionRun<Action, Needs, Uses> => ({ needs, uses, run });

/** One run for each action of the tool: a missing one does not compile. */
export const defineRuns = <Tool extends ToolDefinition>(tool: Tool, runs: ToolRuns<Tool>['runs']): ToolRuns<Tool> => ({
  tool,
  runs,
});
