import type { ApiCall } from './api-document.ts';
import type { CallRequest } from './call-request.ts';

export type SnippetLanguage = 'curl' | 'javascript' | 'python';

/** The request as code to copy. Calls that take an API key have one to fill in, others a cookie. */
export function writeSnippet(
  language: SnippetLanguage,
  { call, request, origin }: { call: Pick<ApiCall, 'access' | 'fields'>; request: CallRequest; origin: string },
): string {
  const url = origin + request.path;
  const headers = { ...accessHeaders[call.access], ...request.headers };
  const parts = request.form && [...missingFiles(call, request.form), ...request.form];
  return writers[language]({ ...request, url, headers, form: parts });
}

const accessHeaders: Record<ApiCall['access'], Readonly<Record<string, string>>> = {
  anyone: {},
  key: { Authorization: 'Bearer satchel_YOUR_KEY' },
  session: { Cookie: 'satchel.session_token=YOUR_SESSION' },
};

/** A file that was not chosen yet stands in the code all the same. */
function missingFiles({ fields }: Pick<ApiCall, 'fields'>, form: NonNullable<CallRequest['form']>): Part[] {
  const has = (name: string) => form.some(([other]) => other === name);
  return fields.flatMap(({ name, kind }): Part[] => {
    if (has(name)) return [];
    if (kind === 'numberedFiles') {
      const stem = name.replace(/_0$/, '');
      return [
        [`${stem}_0`, { name: 'first.pdf' }],
        [`${stem}_1`, { name: 'second.pdf' }],
      ];
    }
    return kind === 'file' || kind === 'files' ? [[name, { name: 'FILE' }]] : [];
  });
}

type Part = readonly [name: string, value: string | { name: string }];
type Written = Omit<CallRequest, 'form'> & { url: string; form: readonly Part[] | undefined };

const writers: Record<SnippetLanguage, (request: Written) => string> = {
  curl: ({ method, url, headers, form, json }) => {
    const lines = [
      ...Object.entries(headers).map(([name, value]) => `-H ${shell(`${name}: ${value}`)}`),
      ...(json ? [`-H ${shell('Content-Type: application/json')}`, `-d ${shell(JSON.stringify(json))}`] : []),
      ...(form ?? []).map(([name, value]) =>
        typeof value === 'string'
          ? `--form-string ${shell(`${name}=${value}`)}`
          : `-F ${shell(`${name}=@${value.name}`)}`,
      ),
    ];
    // It sends GET, and POST with a body, by itself.
    const hasBody = form !== undefined || json !== undefined;
    const verb = method === 'GET' || (method === 'POST' && hasBody) ? '' : ` -X ${method}`;
    return [`curl${verb} ${shell(url)}`, ...lines].join(' \\\n  ');
  },

  javascript: ({ method, url, headers, form, json }) => {
    const all = { ...headers, ...(json && { 'Content-Type': 'application/json' }) };
    const options = [
      `  method: ${quote(method)},`,
      ...(Object.keys(all).length > 0 ? [`  headers: ${indent(all, 2)},`] : []),
      ...(form ? ['  body: form,'] : []),
      ...(json ? [`  body: JSON.stringify(${indent(json, 2)}),`] : []),
    ];
    const isFile = (form ?? []).some(([, value]) => typeof value !== 'string');
    return [
      ...(isFile ? ["import { openAsBlob } from 'node:fs';", ''] : []),
      ...(form
        ? [
            'const form = new FormData();',
            ...form.map(([name, value]) =>
              typeof value === 'string'
                ? `form.append(${quote(name)}, ${quote(value)});`
                : `form.append(${quote(name)}, await openAsBlob(${quote(value.name)}), ${quote(value.name)});`,
            ),
            '',
          ]
        : []),
      `const answer = await fetch(${quote(url)}, {`,
      ...options,
      '});',
      'if (!answer.ok) throw new Error((await answer.json()).message);',
      'console.log(await answer.text());',
    ].join('\n');
  },

  python: ({ method, url, headers, form, json }) => {
    const files = (form ?? []).flatMap(([name, value]) => (typeof value === 'string' ? [] : [[name, value.name]]));
    const texts = (form ?? []).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
    const list = (name: string, rows: readonly string[]) => [
      `    ${name}=[`,
      ...rows.map((row) => `        ${row},`),
      '    ],',
    ];
    return [
      'import requests',
      '',
      `answer = requests.${method.toLowerCase()}(`,
      `    ${quote(url)},`,
      ...(Object.keys(headers).length > 0 ? [`    headers=${python(headers)},`] : []),
      ...(json ? [`    json=${python(json)},`] : []),
      ...(files.length > 0
        ? list(
            'files',
            files.map(([name = '', file = '']) => `(${quote(name)}, open(${quote(file)}, "rb"))`),
          )
        : []),
      ...(texts.length > 0
        ? list(
            'data',
            texts.map(([name = '', text = '']) => `(${quote(name)}, ${quote(text)})`),
          )
        : []),
      ')',
      'answer.raise_for_status()',
      'print(answer.text)',
    ].join('\n');
  },
};

const shell = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
const quote = (text: string): string => JSON.stringify(text);
const indent = (value: unknown, by: number): string =>
  JSON.stringify(value, null, 2).replaceAll('\n', `\n${' '.repeat(by)}`);

/** JSON is Python but for three words. */
function python(value: unknown): string {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (Array.isArray(value)) return `[${value.map(python).join(', ')}]`;
  if (typeof value !== 'object') return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([name, inner]) => `${quote(name)}: ${python(inner)}`)
    .join(', ')}}`;
}
