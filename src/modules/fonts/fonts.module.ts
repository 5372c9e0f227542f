import { packagesDirectory } from '../../platform/processes/packages.ts';
import type { Module } from '../define-module.ts';
import { fontRoutes } from './fonts.routes.ts';

export const createFontsModule = (): Module => ({
  name: 'fonts',
  routes: (web) => fontRoutes(web, { packagesDirectory }),
});
