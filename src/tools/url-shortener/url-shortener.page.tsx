import { useQuery } from '@tanstack/react-query';
import { QrCode as QrIcon } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { ActionResult } from '../../catalog/define-tool.ts';
import { linksPath, linksSchema } from '../../modules/links/links.contract.ts';
import { t } from '../../shared/language/translate.ts';
import { explainFailure } from '../../web/kit/http/call-error.ts';
import { queryClient, queryOf, refetchQueries } from '../../web/kit/session/query-client.ts';
import { readAs } from '../../web/kit/tool-shell/kept-items.ts';
import { useKeptState } from '../../web/kit/tool-shell/kept-pages.tsx';
import { showFailure } from '../../web/kit/tool-shell/show-failure.ts';
import { CallNote, useCall } from '../../web/kit/tool-shell/use-call.tsx';
import { Button } from '../../web/kit/ui/button.tsx';
import { CopyButton } from '../../web/kit/ui/copy-button.tsx';
import { Disclosure } from '../../web/kit/ui/disclosure.tsx';
import { Form } from '../../web/kit/ui/form.tsx';
import { lazyPart } from '../../web/kit/ui/lazy-part.tsx';
import { Panel } from '../../web/kit/ui/panel.tsx';
import { SelectField } from '../../web/kit/ui/select-field.tsx';
import { TextField } from '../../web/kit/ui/text-field.tsx';
import { showToast, tellFailure } from '../../web/kit/ui/toast.ts';
import { LinkFields } from './link-fields.tsx';
import {
  checkForm,
  emptyForm,
  errorsOfRefusal,
  type LinkErrors,
  type LinkForm,
  linkFormSchema,
  newSettings,
  typedAlias,
  withoutEmptyRules,
} from './link-form.ts';
import { urlShortener } from './url-shortener.tool.ts';
import { YourLinks } from './your-links.tsx';

const { shorten } = urlShortener.actions;
type Made = ActionResult<typeof shorten>;

const LinkCode = lazyPart(async () => ({ default: (await import('./link-code.tsx')).LinkCode }));

const readForm = readAs(linkFormSchema);

const refusals = {
  URL_REQUIRED: t('URL required'),
  INVALID_URL: t('Invalid URL'),
  ALIAS_TAKEN: t('Alias taken'),
} as const;
const titleOf = (code: string): string => refusals[code as keyof typeof refusals] ?? t('Link not shortened');

export default function UrlShortenerPage() {
  const [kept, setKept] = useKeptState<LinkForm>('form', emptyForm, readForm);
  // Not kept in this browser.
  const [password, setPassword] = useState('');
  const form = { ...kept, password };
  const [errors, setErrors] = useState<LinkErrors>({});
  const [free, setFree] = useState<string[]>([]);
  const [opensOptions, setOpensOptions] = useState(false);
  const call = useCall(shorten, t('Shortening'));
  const { work } = call;
  const busy = work.state === 'busy';
  const domains = useDomains();
  const urlField = useRef<HTMLInputElement>(null);
  const isNew = useRef(false);
  const isBegun = useRef(false);
  const isDone = work.state === 'done';
  useEffect(() => {
    if (isDone || !isBegun.current) return;
    isBegun.current = false;
    urlField.current?.focus();
  }, [isDone]);

  const change = (changes: Partial<LinkForm>) => {
    setKept((last) => ({ ...last, ...changes, password: '' }));
    if (changes.password !== undefined) setPassword(changes.password);
    setErrors((last) => Object.fromEntries(Object.entries(last).filter(([name]) => !(name in changes))));
    if (changes.alias !== undefined) setFree([]);
    if (work.state === 'failed') call.reset();
  };

  const start = (alias = form.alias) => {
    const url = form.url.trim();
    if (url === '') {
      setErrors({ url: t('Please enter a URL to shorten') });
      return tellFailure({ title: t('URL required'), text: t('Please enter a URL to shorten') });
    }
    if (!/^https?:\/\//i.test(url) && !/^[a-z][a-z0-9+-]*:(?!\d)/i.test(url)) {
      const text = t('Please enter a valid URL (include http:// or https://)');
      setErrors({ url: text });
      return tellFailure({ title: t('Invalid URL'), text });
    }
    const wrong = checkForm(form);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) {
      setOpensOptions(true);
      return tellFailure({ title: t('Not yet'), text: t('Something under More options needs another look.') });
    }
    if (form.targets.length > 0) change({ targets: withoutEmptyRules(form).targets });
    const domain = form.domain === '' ? {} : { domain: form.domain };
    void call.start(
      { options: { url, alias, ...domain, settings: newSettings(form) } },
      {
        onDone: () => {
          isNew.current = true;
          // The link is made: a reload shall not offer to make it again.
          setKept(emptyForm);
          setPassword('');
          showToast({ title: t('Link shortened!'), tone: 'success' });
          void refetchQueries(linksPath);
        },
        onFailed: (error) => {
          const refused = errorsOfRefusal(error);
          setErrors(refused);
          if (Object.keys(refused).some((name) => name !== 'url' && name !== 'alias')) setOpensOptions(true);
          const { alias: near = '' } = error.fields ?? {};
          setFree(error.code === 'ALIAS_TAKEN' && near !== '' ? near.split(', ') : []);
          showFailure(titleOf(error.code), explainFailure(error));
        },
      },
    );
  };

  const again = () => {
    setKept(emptyForm);
    setPassword('');
    setErrors({});
    setFree([]);
    isBegun.current = true;
    call.reset();
  };

  return (
    <div className="space-y-8">
      {work.state === 'done' ? (
        <MadeLink made={work.result} takesFocus={isNew} onAgain={again} />
      ) : (
        <Panel aria-label="New short link">
          <Form onSubmit={() => !busy && start()} className="space-y-5">
            <TextField
              ref={urlField}
              label="Long URL"
              name="url"
              type="url"
              inputMode="url"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              placeholder="https://example.com/a/very/long/path"
              value={form.url}
              error={errors.url}
              onChange={(url) => change({ url })}
            />
            <div className="grid items-start gap-5 sm:grid-cols-2">
              <TextField
                label="Custom alias (optional)"
                name="alias"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                hint="Letters, digits and hyphens, 20 at most."
                value={form.alias}
                error={errors.alias}
                onChange={(alias) => change({ alias: typedAlias(alias) })}
              />
              {domains.length > 0 && (
                <SelectField
                  label="Domain"
                  choices={[{ value: '', label: t('This site') }, ...domains.map((value) => ({ value, label: value }))]}
                  value={form.domain}
                  onChange={(domain) => change({ domain })}
                />
              )}
            </div>
            {free.length > 0 && (
              <div className="flex flex-wrap items-center gap-2">
                <span className="text-soft">Still free:</span>
                {free.map((alias) => (
                  <Button
                    key={alias}
                    look="secondary"
                    size="small"
                    onClick={() => {
                      change({ alias });
                      start(alias);
                    }}
                  >
                    {alias}
                  </Button>
                ))}
              </div>
            )}
            <Disclosure title="More options" open={opensOptions} onToggle={setOpensOptions}>
              <LinkFields form={form} errors={errors} onChange={change} />
            </Disclosure>
            {work.state === 'failed' && Object.keys(errorsOfRefusal(work.error)).length === 0 && (
              <CallNote work={work} />
            )}
            <div className="flex flex-wrap gap-3">
              <Button
                type="submit"
                aria-disabled={busy}
                className="aria-disabled:bg-line aria-disabled:text-soft aria-disabled:shadow-none"
              >
                {busy ? 'Shortening…' : t('Shorten URL')}
              </Button>
              {busy && (
                <Button look="secondary" onClick={call.cancel}>
                  Cancel
                </Button>
              )}
            </div>
          </Form>
        </Panel>
      )}
      <YourLinks />
    </div>
  );
}

/** The operator's short domains. */
function useDomains(): readonly string[] {
  const { data } = useQuery(queryOf(linksPath, linksSchema, { search: '', tag: '', page: '1' }), queryClient);
  return data?.domains ?? [];
}

function MadeLink(props: { made: Made; takesFocus: { current: boolean }; onAgain: () => void }) {
  const { made, takesFocus, onAgain } = props;
  const [showsCode, setShowsCode] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);
  // The form with the pressed button is gone.
  useEffect(() => {
    if (takesFocus.current) link.current?.focus();
    takesFocus.current = false;
  }, [takesFocus]);
  return (
    <Panel aria-label="Your short link" className="space-y-5">
      <div>
        <p className="text-soft">Your short link</p>
        <p className="break-all font-semibold text-2xl">
          <a ref={link} href={made.shortUrl} target="_blank" rel="noreferrer" className="text-accent hover:underline">
            {made.shortUrl.replace(/^https?:\/\//, '')}
          </a>
        </p>
        <p className="mt-1 line-clamp-2 break-all text-[0.9375rem] text-soft">leads to {made.url}</p>
      </div>
      {made.warning && <p className="rounded-[12px] bg-danger-soft px-4 py-3 text-danger">{made.warning}</p>}
      <div className="flex flex-wrap gap-3">
        <CopyButton text={made.shortUrl} what={t('short link')} look="primary" />
        <Button look="secondary" size="small" aria-expanded={showsCode} onClick={() => setShowsCode(!showsCode)}>
          <QrIcon className="size-4" aria-hidden="true" />
          QR code
        </Button>
        <Button look="secondary" size="small" onClick={onAgain}>
          Create Another
        </Button>
      </div>
      {showsCode && (
        <Suspense fallback={<p className="text-soft">Drawing…</p>}>
          <LinkCode shortUrl={made.shortUrl} code={made.code} />
        </Suspense>
      )}
    </Panel>
  );
}
