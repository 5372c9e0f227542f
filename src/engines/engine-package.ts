import type { FileType } from '../shared/file-types.ts';
import type { SystemPackage } from '../shared/system-package.ts';
import type { Capability } from './engines.ts';

/**
 * A program that an engine uses, declared in its folder's `.packages.ts`. Which tools are affected without it follows from
 * the engines their runs need and the files they accept (`scripts/index-tools.ts`).
 */
export type EnginePackage = SystemPackage &
  ({ capabilities: readonly Capability[] } | { fileTypes: readonly FileType[] });
