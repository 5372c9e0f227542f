import { useQuery } from '@tanstack/react-query';
import {
  type AuditReport,
  auditAnswerSchema,
  type Finding,
  marketingPaths,
} from '../../../modules/marketing/marketing.contract.ts';
import { language, t } from '../../../shared/language/translate.ts';
import { formatBytes } from '../../../shared/units.ts';
import { queryOf } from '../../kit/session/query-client.ts';
import { DataTable } from '../../kit/ui/data-table.tsx';
import { LoadedThings } from '../../kit/ui/loaded-things.tsx';
import { StatTiles } from '../admin/stat-tiles.tsx';

const moment = new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'short' });

/** What the last audit of the pages found. */
export function SeoTab() {
  const audit = useQuery({ ...queryOf(marketingPaths.audit, auditAnswerSchema), staleTime: 0 });
  return (
    <LoadedThings query={audit} label="Loading the audit…">
      {({ audit: report }) =>
        report ? (
          <Report report={report} />
        ) : (
          <p className="text-soft">The pages were not audited yet. “Audit the pages” reads all of them.</p>
        )
      }
    </LoadedThings>
  );
}

function Report({ report: { at, pages, findings, changes } }: { report: AuditReport }) {
  const good = pages.filter(({ path }) => !findings.some((finding) => finding.path === path)).length;
  return (
    <>
      <p className="mb-4 text-soft">
        Audited <time dateTime={at}>{moment.format(new Date(at))}</time>
      </p>
      <StatTiles
        tiles={[
          { name: t('Pages'), value: pages.length },
          { name: t('Without a finding'), value: good },
          { name: t('Findings'), value: findings.length },
          { name: t('Broken links'), value: findings.filter(({ text }) => text.includes('leads nowhere')).length },
        ]}
      />
      {changes && (
        <>
          <h2 className="mt-8 mb-2 text-xl">{t('Since {time}', { time: moment.format(new Date(changes.since)) })}</h2>
          <Findings title="New findings" findings={changes.appeared} none={t('Nothing new.')} />
          <Findings title="Solved" findings={changes.solved} none={t('Nothing was solved.')} />
          {changes.newPages.length > 0 && <p className="mt-3">New pages: {changes.newPages.join(', ')}</p>}
          {changes.gonePages.length > 0 && <p className="mt-3">Gone: {changes.gonePages.join(', ')}</p>}
        </>
      )}
      <h2 className="mt-8 mb-2 text-xl">All findings</h2>
      <Findings
        title="All findings"
        findings={findings}
        none={t('None: every page has what search engines look for.')}
      />
      <h2 className="mt-8 mb-2 text-xl">Pages</h2>
      <DataTable
        label="Pages"
        className="max-h-[32rem]"
        columns={[t('Page'), t('Title'), t('Size'), t('Headings'), t('Links'), t('Elsewhere'), t('Structured data')]}
        rows={pages.map((page) => ({
          key: page.path,
          cells: [
            page.path,
            page.title,
            <span key="size" className="whitespace-nowrap">
              {formatBytes(page.bytes)}
            </span>,
            ...[page.headings, page.links, page.outsideLinks].map(String),
            page.structuredData.join(', ') || '–',
          ],
        }))}
      />
    </>
  );
}

function Findings({ title, findings, none }: { title: string; findings: readonly Finding[]; none: string }) {
  if (findings.length === 0) return <p className="mt-2 text-soft">{none}</p>;
  return (
    <DataTable
      label={title}
      className="mt-3 max-h-96"
      columns={[t('Page'), t('Finding')]}
      rows={findings.map(({ path, text }, index) => ({ key: `${index} ${path}`, cells: [path, text] }))}
    />
  );
}
