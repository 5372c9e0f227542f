import { defineRun, defineRuns } from '../../catalog/define-run.ts';
import { urlShortener } from './url-shortener.tool.ts';

const shorten = defineRun(urlShortener.actions.shorten)(
  ['makeShortLink'],
  ({ options: { url, alias, domain, settings }, engines, caller }) =>
    engines.makeShortLink({ url, alias, domain, settings, caller }),
);

export const runs = defineRuns(urlShortener, { shorten });
