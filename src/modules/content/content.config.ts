import { resolve } from 'node:path';
import { z } from 'zod';
import { defineSetting, type ReadSetting } from '../../platform/config/setting.ts';

export const contentSettings = {
  contentDir: defineSetting({
    name: 'CONTENT_DIR',
    doc: 'A folder with blog posts, jobs, help articles, team and testimonials of your own. Its files add to those in content/, or replace the one of the same name. Read when the site is built and when it starts.',
    allowed: 'the path of a folder',
    schema: z.string().transform((path) => (path ? resolve(path) : undefined)),
    default: undefined,
    unset: 'only what is in content/',
  }),
};

export type ContentConfig = ReturnType<typeof readContentConfig>;

export const readContentConfig = (read: ReadSetting) => ({ contentDir: read(contentSettings.contentDir) });
