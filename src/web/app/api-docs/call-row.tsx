import { ChevronDown, Lock } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { classNames } from '../../kit/ui/class-names.ts';
import { lazyPart } from '../../kit/ui/lazy-part.tsx';
import { Skeleton } from '../../kit/ui/skeleton.tsx';
import type { ApiCall } from './api-document.ts';

const CallDetails = lazyPart(() => import('./call-details.tsx'));

const methodColors: Readonly<Record<string, string>> = {
  GET: 'text-part-3',
  POST: 'text-part-1',
  PATCH: 'text-part-2',
  DELETE: 'text-danger',
};

/** One call: its line, and all about it once it is opened. Its address opens it, too. */
export function CallRow({ call }: { call: ApiCall }) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const isNamed = hash === `#${call.id}`;
  const [chosen, setChosen] = useState<boolean>();
  const isOpen = chosen ?? isNamed;
  const toggle = () => {
    setChosen(!isOpen);
    if (!isOpen) navigate(`#${call.id}`, { replace: true, preventScrollReset: true });
  };
  return (
    <li id={call.id}>
      <h3 className="font-normal text-base tracking-normal">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${call.id}-details` : undefined}
          onClick={toggle}
          className="grid min-h-[4.25rem] w-full grid-cols-[1fr_auto] items-center gap-x-4 rounded-[16px] px-4 py-3 text-start hover:bg-accent-soft sm:grid-cols-[3.5rem_1fr_auto]"
        >
          <span className={classNames('font-bold font-mono text-[0.8125rem]', methodColors[call.method])}>
            {call.method}
          </span>
          <span className="col-start-1 min-w-0 sm:col-start-2">
            <span className="block">
              <bdi className="font-mono text-[0.875rem] [overflow-wrap:anywhere]">{call.path}</bdi>
            </span>
            <span className="block text-[0.9375rem] text-soft">{call.summary}</span>
          </span>
          <span className="col-start-2 row-span-2 row-start-1 flex items-center gap-2 text-soft sm:col-start-3 sm:row-span-1">
            {call.access === 'session' && (
              <>
                <Lock className="size-4" aria-hidden="true" />
                <span className="sr-only">Needs you to be signed in.</span>
              </>
            )}
            <ChevronDown
              className={classNames('size-5 transition-transform', isOpen && 'rotate-180')}
              aria-hidden="true"
            />
          </span>
        </button>
      </h3>
      {isOpen && (
        <div id={`${call.id}-details`} className="border-line border-t">
          <Suspense fallback={<Skeleton label="Loading the call" className="m-4 h-96" />}>
            <CallDetails call={call} />
          </Suspense>
        </div>
      )}
    </li>
  );
}
