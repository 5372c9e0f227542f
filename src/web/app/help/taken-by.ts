import type { ToolDefinition } from '../../../catalog/define-tool.ts';
import { type FileType, listTypes } from '../../../shared/file-types.ts';

/** The file types a tool takes, in words; empty for tools without files. For loaders. */
export function takenBy({ actions }: Pick<ToolDefinition, 'actions'>): string {
  const fields = Object.values(actions).flatMap(({ files }) => Object.values(files ?? {}));
  const types: FileType[] = [...new Set(fields.flatMap(({ accepts }) => accepts))];
  return listTypes(types, 'and');
}
