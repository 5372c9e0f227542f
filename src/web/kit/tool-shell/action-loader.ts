import type { LoaderFunctionArgs } from 'react-router';
import { describeActions } from '../../../catalog/describe-actions.ts';
import type { DescribedActions } from '../../../catalog/page-actions.ts';
import { toolOfPage } from './tool-of-page.ts';

/** The loader of pages that use `useToolAction`. Runs at build time; none of it is sent to browsers. */
export const loader = (request: LoaderFunctionArgs): DescribedActions => describeActions(toolOfPage(request));
