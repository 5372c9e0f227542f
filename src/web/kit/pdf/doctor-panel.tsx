import { CircleAlert, CircleCheck, Lightbulb, ShieldCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { detailsOf, type FactMark, marksOf, summaryOf } from '../../../pdf/describe-facts.ts';
import { adviseOn } from '../../../pdf/pdf-advice.ts';
import type { PdfDocument } from '../../../pdf/pdf-document.ts';
import type { PdfAdvice, PdfFacts } from '../../../pdf/pdf-facts.ts';
import { toolCards } from '../../../tools/cards.index.ts';
import { type FileSource, passFiles } from '../tool-shell/passed-files.ts';
import { classNames } from '../ui/class-names.ts';
import type { PdfService } from './pdf-service.ts';

/** Facts about a document; undefined while loading, 'unknown' when that failed. */
export type FoundFacts = PdfFacts | 'unknown' | undefined;

/** Inspects a document in this browser: nothing is sent. */
export function useFacts(service: PdfService, document: PdfDocument | undefined): FoundFacts {
  const [found, setFound] = useState<{ id: number; facts: FoundFacts }>();
  useEffect(() => {
    if (document === undefined) return;
    const controller = new AbortController();
    const tell = (facts: FoundFacts) => {
      if (!controller.signal.aborted) setFound({ id: document.id, facts });
    };
    // A failed inspection does not block the tool, which reports problems with the file itself.
    service.inspect(document, { signal: controller.signal }).then(tell, () => tell('unknown'));
    return () => controller.abort();
  }, [service, document]);
  return found !== undefined && found.id === document?.id ? found.facts : undefined;
}

type DoctorProps = {
  service: PdfService;
  document: PdfDocument;
  /** The file, for the tools that are suggested. */
  source: FileSource | undefined;
  /** The page's own tool, which is not suggested. */
  slug: string;
};

/**
 * What a PDF is and which tools would help, for every page that takes one. Computed by PDFium in the browser, so dropping a
 * file sends nothing.
 */
export function DoctorPanel({ service, document, source, slug }: DoctorProps) {
  const facts = useFacts(service, document);
  if (facts === 'unknown') return null;
  return (
    <section
      aria-label={`About ${document.name}`}
      className="rounded-[16px] border border-line bg-card px-4 py-3 shadow-card sm:px-5"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5">
        <h2 dir="auto" className="min-w-0 break-all font-semibold text-base tracking-normal">
          {document.name}
        </h2>
        <p className="inline-flex items-center gap-1.5 text-soft text-sm">
          <ShieldCheck className="size-4 text-accent" aria-hidden="true" />
          Checked in your browser, before anything is sent
        </p>
      </div>
      {facts === undefined ? (
        <p className="min-h-7 text-[0.9375rem] text-soft">Looking at the file…</p>
      ) : (
        <Findings facts={facts} source={source} slug={slug} />
      )}
    </section>
  );
}

/** The same in short, for rows that show name and size themselves. */
export function DoctorNotes({ service, document, source, slug }: DoctorProps) {
  const facts = useFacts(service, document);
  return facts === undefined || facts === 'unknown' ? null : <Diagnosis facts={facts} source={source} slug={slug} />;
}

type FactsProps = { facts: PdfFacts; source: FileSource | undefined; slug: string };

function Findings({ facts, source, slug }: FactsProps) {
  const details = detailsOf(facts);
  return (
    <>
      <p className="min-h-7 text-[0.9375rem] text-soft tabular-nums">{summaryOf(facts)}</p>
      <Diagnosis facts={facts} source={source} slug={slug} />
      {details.length > 0 && (
        <details className="mt-2 text-[0.9375rem]">
          <summary className="w-fit rounded-[6px] py-1 font-medium text-accent hover:text-accent-hover">
            Details
          </summary>
          <dl className="grid gap-x-4 gap-y-1 pt-1 sm:grid-cols-[8.5rem_minmax(0,1fr)]">
            {details.map(({ name, value }) => (
              <div key={name} className="contents">
                <dt className="text-soft">{name}</dt>
                <dd className="mb-1 line-clamp-6 break-words sm:mb-0">{value}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </>
  );
}

/** A PDF's properties, and which tools would help. */
function Diagnosis({ facts, source, slug }: FactsProps) {
  const marks = marksOf(facts);
  const advice = adviseOn(facts, toolCards);
  return (
    <>
      {marks.length > 0 && (
        <ul aria-label="Findings" className="mt-1.5 flex flex-wrap gap-1.5">
          {marks.map((mark) => (
            <Mark key={mark.text} mark={mark} />
          ))}
        </ul>
      )}
      {advice.length > 0 && (
        <ul aria-label="What would help" className="mt-2.5 space-y-1.5 text-[0.9375rem]">
          {advice.map((item) => (
            <Advice key={item.code} advice={item} source={source} slug={slug} />
          ))}
        </ul>
      )}
    </>
  );
}

const markLooks = {
  good: 'bg-accent-soft text-accent',
  plain: 'border border-line text-soft',
  warning: 'bg-danger-soft text-danger',
} satisfies Record<FactMark['tone'], string>;

function Mark({ mark: { text, tone } }: { mark: FactMark }) {
  return (
    <li
      className={classNames(
        'inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 font-medium text-sm',
        markLooks[tone],
      )}
    >
      {tone === 'good' && <CircleCheck className="size-3.5" aria-hidden="true" />}
      {tone === 'warning' && <CircleAlert className="size-3.5" aria-hidden="true" />}
      {text}
    </li>
  );
}

function Advice(props: { advice: PdfAdvice; source: FileSource | undefined; slug: string }) {
  const { advice, source, slug } = props;
  const tool = toolCards.find((card) => card.slug === advice.tool && card.slug !== slug);
  const Icon = advice.tone === 'warning' ? CircleAlert : Lightbulb;
  return (
    <li className="flex items-start gap-2">
      <Icon
        className={classNames('mt-1 size-4 shrink-0', advice.tone === 'warning' ? 'text-danger' : 'text-thread')}
        aria-hidden="true"
      />
      <span>
        {advice.text}{' '}
        {tool && (
          <Link
            to={tool.path}
            onClick={() => source && passFiles([source])}
            className="whitespace-nowrap font-semibold text-accent underline underline-offset-2 hover:text-accent-hover"
          >
            {tool.name}
          </Link>
        )}
      </span>
    </li>
  );
}
