import { z } from 'zod';
import { defineSetting, type ReadSetting } from '../../platform/config/setting.ts';

export const planSettings = {
  everyonePro: defineSetting({
    name: 'EVERYONE_PRO',
    doc: 'true for a site of your own or your team: everybody has the Pro limits, signed in or not, and no page names a plan, a price or an allowance.',
    allowed: 'true or false',
    schema: z.enum(['true', 'false']).transform((text) => text === 'true'),
    default: 'false',
  }),
};

export type PlansConfig = ReturnType<typeof readPlansConfig>;

export const readPlansConfig = (read: ReadSetting) => ({ everyonePro: read(planSettings.everyonePro) });
