import type { ActionResult } from '../../catalog/define-tool.ts';
import type { backgroundRemover } from './background-remover.tool.ts';

export type CutoutResult = ActionResult<typeof backgroundRemover.actions.remove>;
