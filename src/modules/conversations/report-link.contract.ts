/** What a page knows of a failed job. */
export type Report = { job: string; code: string; page: string };

export const supportPath = '/support';

/** The support page with a report begun. In the fragment, which no server logs: whoever has the id of a job can read it. */
export const reportLink = (report: Report): string => `${supportPath}#${new URLSearchParams(report)}`;

/** `'#job=…&code=…&page=…'` → the report; undefined for any other fragment. */
export function readReport(fragment: string): Report | undefined {
  const fields = new URLSearchParams(fragment.replace(/^#/, ''));
  const [job, code, page] = [fields.get('job'), fields.get('code'), fields.get('page')];
  return job && code && page ? { job, code, page } : undefined;
}
