import { Link, useLocation } from 'react-router';
import { reportLink } from '../../../modules/conversations/report-link.contract.ts';
import type { Failure } from '../http/call-error.ts';

/** Leads from a failed job to a report of it, without its file. Renders nothing for other failures: they say what to do. */
export function ReportLink({ failure: { job, code } }: { failure: Failure }) {
  const { pathname } = useLocation();
  if (job === undefined) return null;
  return (
    <>
      {' '}
      <Link to={reportLink({ job, code, page: pathname })} className="text-link whitespace-nowrap">
        Report this
      </Link>
    </>
  );
}
