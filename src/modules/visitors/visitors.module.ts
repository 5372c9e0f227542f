import type { Module } from '../define-module.ts';
import type { Services } from '../services.ts';
import { createMakers, type Makers } from './makers.ts';
import { createVisitors, type Visitors } from './subjects.ts';

export type VisitorsModule = Module & { visitors: Visitors; makers: Makers };

export function createVisitorsModule({ config, signingSecret }: Services): VisitorsModule {
  const visitors = createVisitors({ signingSecret });
  const makers = createMakers({ visitors, secureCookies: config.publicUrl.startsWith('https:') });
  return { name: 'visitors', visitors, makers };
}
