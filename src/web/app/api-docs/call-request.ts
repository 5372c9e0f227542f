import type { ApiCall, CallField } from './api-document.ts';

/** What a visitor has put into the form of a call, by the name of the field. Empty texts are left out of the call. */
export type CallValues = {
  texts: Readonly<Record<string, string>>;
  files: Readonly<Record<string, readonly File[]>>;
  /** Ask for a job in place of the result. */
  asJob: boolean;
};

/** A call as any client would send it. A body is either the fields of a form, in their order, or an object for JSON. */
export type CallRequest = {
  method: string;
  /** With its query. */
  path: string;
  headers: Readonly<Record<string, string>>;
  form?: readonly (readonly [name: string, value: string | File])[];
  json?: Readonly<Record<string, unknown>>;
};

/** What the form shows before it is filled in: what a typical call needs. */
export const initialTexts = ({ fields }: ApiCall): Record<string, string> =>
  Object.fromEntries(
    fields
      .filter(({ example }) => example !== undefined)
      .map(({ name, example }) => [name, typeof example === 'string' ? example : JSON.stringify(example)]),
  );

export function buildRequest(call: ApiCall, values: CallValues): CallRequest {
  const { method, body } = call;
  const given = call.fields.filter(({ name }) => (values.texts[name] ?? '') !== '');
  const inPlace = (place: CallField['place']) => given.filter((field) => field.place === place);
  const path = call.path.replaceAll(/\{([^}]+)\}/g, (hole, name: string) => {
    const text = values.texts[name] ?? '';
    return text === '' ? hole : encodeURIComponent(text);
  });
  const query = new URLSearchParams(
    inPlace('query').flatMap(({ name, schema }) => {
      const text = values.texts[name] ?? '';
      return (schema.items ? text.split(/[\s,]+/) : [text]).map((value) => [name, value]);
    }),
  ).toString();
  const headers: CallRequest['headers'] = call.canBeJob && values.asJob ? { Prefer: 'respond-async' } : {};
  const request = {
    method,
    path: query === '' ? path : `${path}?${query}`,
    headers,
  };
  if (body === 'form') {
    const texts = inPlace('body').map(({ name }) => [name, values.texts[name] ?? ''] as const);
    return { ...request, form: [...call.fields.flatMap((field) => partsOf(field, values)), ...texts] };
  }
  if (body !== 'json') return request;
  const entries = inPlace('body').map(({ name, kind }) => [name, readValue(values.texts[name] ?? '', kind)]);
  return { ...request, json: Object.fromEntries(entries) };
}

/** The files of a field; a file that is not chosen yet stands in by its name. */
function partsOf({ name, kind, required }: CallField, { files }: CallValues): (readonly [string, string | File])[] {
  if (kind !== 'file' && kind !== 'files' && kind !== 'numberedFiles') return [];
  const chosen = files[name] ?? [];
  if (kind !== 'numberedFiles') return chosen.map((file) => [name, file]);
  const stem = name.replace(/_0$/, '');
  return required || chosen.length > 0 ? chosen.map((file, index) => [`${stem}_${index}`, file]) : [];
}

function readValue(text: string, kind: CallField['kind']): unknown {
  if (kind === 'yesNo') return text === 'true';
  if (kind !== 'number' && kind !== 'json') return text;
  try {
    return JSON.parse(text);
  } catch {
    // The server says what is wrong with it.
    return text;
  }
}

/** What `fetch` takes. */
export function toFetch({ method, headers, form, json }: CallRequest): RequestInit {
  if (form) {
    const body = new FormData();
    for (const [name, value] of form) body.append(name, value);
    return { method, headers, body };
  }
  if (json) return { method, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(json) };
  return { method, headers };
}
