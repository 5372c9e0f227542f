import type { FileType } from '../shared/file-types.ts';
import type { SystemPackage } from '../shared/system-package.ts';
import type { Capability } from './engines.ts';

/**
 * A program that an engine uses, declared in the `.packages.ts` of its folder. Which tools lack something without it follows from
 * what their runs need and which files they take (`scripts/index-tools.ts`).
 */
export type EnginePackage = SystemPackage &
  ({ capabilities: readonly Capability[] } | { fileTypes: readonly FileType[] });
