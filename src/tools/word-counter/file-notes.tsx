import { LoaderCircle, TriangleAlert } from 'lucide-react';
import type { FileReading } from './use-text-files.web.ts';

/** The file being read, and those that could not be read, with reasons. */
export function FileNotes({ busyWith, problems }: FileReading) {
  return (
    <>
      <p role="status" className={busyWith === undefined ? 'sr-only' : 'flex items-center gap-2'}>
        {busyWith !== undefined && (
          <>
            <LoaderCircle className="size-5 shrink-0 animate-spin text-accent" aria-hidden="true" />
            <span className="min-w-0 break-words">Reading {busyWith}…</span>
          </>
        )}
      </p>
      {problems.length > 0 && (
        <ul role="alert" className="space-y-3 rounded-[12px] bg-danger-soft px-4 py-3">
          {problems.map(({ place, name, message }) => (
            <li key={place} className="flex gap-3">
              <TriangleAlert className="mt-0.5 size-5 shrink-0 text-danger" aria-hidden="true" />
              <span className="min-w-0">
                <strong dir="auto" className="break-words">
                  {name}
                </strong>
                <br />
                {message}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
