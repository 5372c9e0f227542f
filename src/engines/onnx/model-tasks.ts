import { z } from 'zod';
import type { ModelShape } from './onnx-capabilities.ts';

/* Requests to the process of a model, and its answers. Tensors are files of float32, named by their place. */

export type ModelTask = { model: string; shape: ModelShape } & (
  | { task: 'open' }
  | { task: 'run'; inputs: readonly (readonly number[])[] }
);

export const inputName = (index: number): string => `input-${index}`;
export const outputName = (index: number): string => `output-${index}`;

export const openedSchema = z.object({ opened: z.literal(true) });
export const ranSchema = z.object({ outputs: z.array(z.array(z.number().int().positive()).max(8)) });
