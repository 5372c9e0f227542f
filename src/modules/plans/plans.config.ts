import { z } from 'zod';
import { defineSetting, type ReadSetting } from '../../platform/config/setting.ts';

export const planSettings = {
  everyonePro: defineSetting({
    name: 'EVERYONE_PRO',
    doc: 'true for a private or team site: everybody has the Pro limits, signed in or not, and no page mentions plans, prices or allowances.',
    allowed: 'true or false',
    schema: z.enum(['true', 'false']).transform((text) => text === 'true'),
    default: 'false',
  }),
};

export type PlansConfig = ReturnType<typeof readPlansConfig>;

export const readPlansConfig = (read: ReadSetting) => ({ everyonePro: read(planSettings.everyonePro) });
