import { useState } from 'react';
import { t } from '../../../shared/language/translate.ts';
import { Disclosure } from '../../kit/ui/disclosure.tsx';
import { type Tab, Tabs } from '../../kit/ui/tabs.tsx';
import type { ApiCall, CallField } from './api-document.ts';
import { Code } from './api-introduction.tsx';
import { CallForm } from './call-form.tsx';
import { buildRequest, type CallValues, initialTexts } from './call-request.ts';
import { type SnippetLanguage, writeSnippet } from './call-snippets.ts';
import { CodeBlock } from './code-block.tsx';
import { describeSchema, schemaRows } from './describe-schema.ts';
import { RefusalTable } from './refusal-table.tsx';

type Shown = 'try' | SnippetLanguage;
const tabs: readonly Tab<Shown>[] = [
  { id: 'try', name: t('Try it') },
  { id: 'curl', name: 'curl' },
  { id: 'javascript', name: 'JavaScript' },
  { id: 'python', name: 'Python' },
];

/** All about one call: who may make it, what it takes and answers, and a form that makes it. */
export default function CallDetails({ call }: { call: ApiCall }) {
  const [values, setValues] = useState<CallValues>(() => ({ texts: initialTexts(call), files: {}, asJob: false }));
  const [shown, setShown] = useState<Shown>('try');
  return (
    <div className="grid gap-x-10 gap-y-8 px-4 pt-4 pb-6 xl:grid-cols-2">
      <div className="min-w-0 space-y-6">
        <p className="text-[0.9375rem]">
          <strong>Who may call:</strong> {whoMayCall(call)}
        </p>
        {call.description && <p className="text-[0.9375rem] text-soft">{call.description}</p>}
        <Fields fields={call.fields} />
        <Answers answers={call.answers} />
        {call.refusals.length > 0 && (
          <Disclosure title={t('Errors ({count})', { count: call.refusals.length })}>
            <RefusalTable refusals={call.refusals} />
            <p className="mt-2 text-[0.9375rem]">
              And those of{' '}
              <a href="#errors-of-every-call" className="text-link">
                every call
              </a>
              .
            </p>
          </Disclosure>
        )}
      </div>
      <div className="min-w-0">
        <Tabs label="Examples" tabs={tabs} shown={shown} onShow={setShown} panelClassName="pt-4">
          {shown === 'try' ? (
            <CallForm call={call} values={values} onChange={setValues} />
          ) : (
            <Snippet call={call} values={values} language={shown} />
          )}
        </Tabs>
      </div>
    </div>
  );
}

function whoMayCall({ access, proOnly }: ApiCall): string {
  if (proOnly) return t('Pro users, signed in on the site or with an API key.');
  if (access === 'session') return t('you, signed in on the site. An API key is not enough.');
  return access === 'key' ? t('everyone. With an API key or signed in, it counts for that account.') : t('everyone.');
}

function Fields({ fields }: { fields: readonly CallField[] }) {
  if (fields.length === 0) return <p className="text-[0.9375rem] text-soft">It takes no fields.</p>;
  return (
    <section>
      <h4 className="mb-2 font-semibold">Fields</h4>
      <dl className="divide-y divide-line text-[0.9375rem]">
        {fields.map(({ name, place, required, schema, description }) => (
          <div key={`${place} ${name}`} className="py-2.5">
            <dt className="flex flex-wrap items-baseline gap-x-2">
              <span className="font-mono font-semibold text-[0.875rem]">{name}</span>
              <span className="text-soft [overflow-wrap:anywhere]">{describeSchema(schema)}</span>
              {place !== 'body' && (
                <span className="text-soft">{place === 'path' ? 'in the path' : 'in the query'}</span>
              )}
              {required && <span className="font-semibold text-accent text-sm">required</span>}
            </dt>
            <dd>
              {description && <Description text={description} />}
              {schema.default !== undefined && schema.default !== '' && (
                <p className="text-soft">
                  Default: <Code>{String(schema.default)}</Code>
                </p>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Names between backticks are code. */
function Description({ text }: { text: string }) {
  const parts = text.split('`');
  return (
    <p className="text-soft">
      {/* biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move. */}
      {parts.map((part, index) => (index % 2 === 1 ? <Code key={index}>{part}</Code> : part))}
    </p>
  );
}

function Answers({ answers }: Pick<ApiCall, 'answers'>) {
  return (
    <section>
      <h4 className="mb-1 font-semibold">Answers</h4>
      {answers.map(({ status, type, description, schema }) => {
        const rows = schema ? schemaRows(schema) : [];
        return (
          <div key={status} className="py-2 text-[0.9375rem]">
            <p>
              <span className="font-bold font-mono text-[0.8125rem]">{status}</span> {description}{' '}
              {type && type !== 'application/json' && <Code>{type}</Code>}
            </p>
            {rows.length > 0 && (
              <ul className="mt-1 border-line border-s-2 ps-3">
                {rows.map((row, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the rows of one answer never move.
                  <li key={index} className={depths[row.depth] ?? 'ps-12'}>
                    <span className="font-mono text-[0.8125rem]">{row.name}</span>{' '}
                    <span className="text-soft [overflow-wrap:anywhere]">
                      {row.optional ? t('{type}, may be missing', { type: row.type }) : row.type}
                      {row.description && `. ${row.description}`}
                    </span>
                  </li>
                ))}
              </ul>
            )}
          </div>
        );
      })}
    </section>
  );
}

const depths = ['', 'ps-4', 'ps-8', 'ps-12'];

function Snippet({ call, values, language }: { call: ApiCall; values: CallValues; language: SnippetLanguage }) {
  const request = buildRequest(call, values);
  const note = notes[language];
  const code = writeSnippet(language, { call, request, origin: window.location.origin });
  return (
    <>
      <CodeBlock code={code} label="The code" what={t('code')} />
      <p className="mt-2 text-sm text-soft">It has what you put into the form. {note}</p>
    </>
  );
}

const notes: Record<SnippetLanguage, string> = {
  curl: '',
  javascript: t('For Node 20 and later.'),
  python: t('It needs the package requests.'),
};
