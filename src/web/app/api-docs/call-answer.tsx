import { Download } from 'lucide-react';
import { language, t } from '../../../shared/language/translate.ts';
import { formatBytes } from '../../../shared/units.ts';
import { saveFile } from '../../kit/tool-shell/save-file.ts';
import { Button, ButtonAnchor } from '../../kit/ui/button.tsx';
import { classNames } from '../../kit/ui/class-names.ts';
import { CodeBlock } from './code-block.tsx';

export type CallAnswer =
  | { state: 'answered'; response: Response; body: Blob; text: string | undefined; milliseconds: number }
  | { state: 'stopped' }
  | { state: 'failed' };

/** Headers that say something about the call. */
const shownHeaders = [
  'content-type',
  'content-disposition',
  'content-location',
  'location',
  'preference-applied',
  'ratelimit',
  'ratelimit-policy',
  'retry-after',
  'upload-offset',
];

/** Status, time, headers and body of an answer, and links to the files that it made. */
export function CallAnswerView({ answer }: { answer: CallAnswer }) {
  if (answer.state === 'stopped') return <p className="text-soft">Stopped before there was an answer.</p>;
  if (answer.state === 'failed')
    return <p className="text-danger">No answer: the server cannot be reached. Check your connection and try again.</p>;
  const { response, body, text, milliseconds } = answer;
  const headers = shownHeaders.flatMap((name) => {
    const value = response.headers.get(name);
    return value === null ? [] : [{ name, value }];
  });
  const links = [...new Set(text?.match(/\/api\/files\/[\w-]+\/[^"\s]+/g))];
  return (
    <section aria-label="Answer" className="rise space-y-3">
      <p className="flex flex-wrap items-baseline gap-x-4">
        <strong className={classNames('font-mono', response.ok ? 'text-accent' : 'text-danger')}>
          {response.status} {response.statusText}
        </strong>
        <span className="text-soft">
          {`${Math.round(milliseconds).toLocaleString(language())} ms`} · {formatBytes(body.size)}
        </span>
      </p>
      {headers.length > 0 && (
        <dl className="font-mono text-[0.8125rem] [overflow-wrap:anywhere]">
          {headers.map(({ name, value }) => (
            <div key={name}>
              <dt className="inline font-semibold">{name}:</dt> <dd className="inline">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {text !== undefined && text !== '' && <CodeBlock code={text} label="The answer" what={t('answer')} />}
      <div className="flex flex-wrap gap-3">
        {links.map((link) => (
          <ButtonAnchor key={link} href={link} download look="secondary" size="small">
            <Download className="size-4" aria-hidden="true" />
            {nameOf(link)}
          </ButtonAnchor>
        ))}
        {text === undefined && body.size > 0 && (
          <Button look="secondary" size="small" onClick={() => saveFile(body, fileNameOf(response))}>
            <Download className="size-4" aria-hidden="true" />
            Save the answer
          </Button>
        )}
      </div>
    </section>
  );
}

const nameOf = (link: string): string => decodeURIComponent(link.slice(link.lastIndexOf('/') + 1));

const fileNameOf = ({ headers }: Response): string =>
  /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? 'answer';
