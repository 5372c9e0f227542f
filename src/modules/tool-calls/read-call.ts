import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { ActionDefinition, FileField } from '../../catalog/define-tool.ts';
import { endStep } from '../../platform/call-steps.ts';
import { maxExtraBytes, readForm } from '../../platform/http/read-form.ts';
import { AppError, defineError } from '../../shared/errors.ts';
import { acceptedType } from '../../shared/file-types.ts';
import { idPattern } from '../../shared/ids.ts';
import { t } from '../../shared/language/translate.ts';

import { callBytes, type Plan, planUsers } from '../../shared/plans.ts';

import { fileErrors } from '../files/files.errors.ts';
import type { StoredFile } from '../files/files.repository.ts';
import type { Files } from '../files/files.usecases.ts';
import type { Upload } from '../files/open-upload.ts';
import type { Arrival } from '../files/store-files.ts';
import { tooLarge } from '../files/upload-check.ts';
import { offerOfPro } from '../plans/limits.contract.ts';
import type { Holder } from '../visitors/makers.ts';
import { partName } from './describe-call.ts';
import { textBytesOf } from './text-bytes.ts';

export type Call = {
  options: Record<string, unknown>;
  /** The stored files of each file field. */
  inputs: Record<string, StoredFile[]>;
  /** The ones uploaded with this call; others were stored before. */
  uploaded: StoredFile[];
  /** The ones uploaded in parts ahead of it and not used by any call yet; other stored files belong to earlier calls. */
  ahead: StoredFile[];
};

export const callErrors = {
  proFeature: defineError<{ sentence: string }>('PRO_FEATURE', 403, ({ sentence }) => sentence),
  textTooLong: defineError<{ sentence: string }>('TEXT_TOO_LONG', 413, ({ sentence }) => sentence),
  invalidOptions: defineError<{ sentence: string }>('INVALID_OPTIONS', 400, ({ sentence }) => sentence),
  notJson: defineError('NOT_JSON', 415, () => t('This call takes a JSON object (content-type: application/json).')),
};

// Room for parts the definition does not name, such as those of another version of the page.
const spareFields = 20;

/**
 * Reads a tool call: uploads stream to disk while they are checked, options are validated with the action's schema, and files
 * move to storage. A JSON body has ids of stored files instead. A refused call leaves nothing behind. Pro-only calls are refused before anything is read.
 *
 * @param names of the caller, as a maker of files
 */
export async function readCall(
  request: FastifyRequest,
  action: ActionDefinition,
  { plan, files, holder, names = [] }: { plan: Plan; files: Files; holder?: Holder; names?: readonly string[] },
): Promise<Call> {
  if (action.proOnly && plan !== 'pro') throw callErrors.proFeature({ sentence: action.proOnly.text });
  if (!action.files || !holder) {
    return {
      options: readOptions(action, readJson(request, callErrors.notJson), plan),
      inputs: {},
      uploaded: [],
      ahead: [],
    };
  }
  const form = new Form(action, action.files, { plan, files, names });
  const isMultipart = request.isMultipart();
  if (isMultipart) form.refuseByLength(request);
  else form.takeJson(readJson(request, fileErrors.notMultipart));
  const upload = await files.openUpload(isMultipart ? announcedBytes(request) : 0, holder);
  endStep('check');
  try {
    if (isMultipart) await form.read(request, upload);
    const options = readOptions(action, form.texts, plan);
    endStep('receive');
    const inputs = await form.inputs(upload);
    endStep('store upload');
    return { options, ...inputs };
  } finally {
    await upload.close();
  }
}

function readJson({ body }: FastifyRequest, refusal: () => AppError): Record<string, unknown> {
  if (body === null || typeof body !== 'object' || Array.isArray(body)) throw refusal();
  return { ...body };
}

function readOptions(action: ActionDefinition, values: unknown, plan: Plan): Record<string, unknown> {
  const options = parseOptions(action, values);
  for (const [name, { maxCharacters, messages }] of Object.entries(action.texts ?? {})) {
    const text = options[name];
    const limit = { who: planUsers[plan], maxCharacters: maxCharacters[plan] };
    if (typeof text === 'string' && text.length > limit.maxCharacters) {
      const pro = offerOfPro.characters(plan, maxCharacters);
      throw callErrors.textTooLong({ sentence: messages.tooLong(limit).text }, { pro });
    }
  }
  return options;
}

/** Turns the schema's first issue into a 400 with its sentence. */
export function parseOptions(action: { options: z.ZodObject }, values: unknown): Record<string, unknown> {
  const parsed = action.options.safeParse(values);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = issue?.path.join('.');
  // Sentences from a definition end with a full stop; zod's own do not, and are prefixed with the field's name.
  const sentence = issue?.message.endsWith('.')
    ? issue.message
    : `${field ? `${field}: ` : ''}${issue?.message ?? t('Invalid')}.`;
  throw callErrors.invalidOptions({ sentence });
}

const announcedBytes = ({ headers }: FastifyRequest): number => Number(headers['content-length'] ?? 0);

const countLimit = (field: FileField, plan: Plan) => field.many?.max[plan] ?? 1;

/** A body with files, or with the ids of stored ones, being read. */
class Form {
  /** Text fields, and values of parts marked as JSON. */
  readonly texts: Record<string, unknown> = {};
  readonly #fields: Readonly<Record<string, FileField>>;
  readonly #plan: Plan;
  readonly #files: Files;
  readonly #names: readonly string[];
  readonly #bounds: { files: number; fields: number; textBytes: number };
  /** Per field, in order: new uploads, or ids of stored files. */
  readonly #received = new Map<string, (Arrival | string)[]>();

  constructor(
    action: ActionDefinition,
    fields: Readonly<Record<string, FileField>>,
    { plan, files, names }: { plan: Plan; files: Files; names: readonly string[] },
  ) {
    this.#fields = fields;
    this.#plan = plan;
    this.#files = files;
    this.#names = names;
    // One file over the limit is accepted, so that the field's own sentence refuses it.
    const most = 1 + Object.values(fields).reduce((sum, field) => sum + countLimit(field, plan), 0);
    this.#bounds = {
      files: most,
      // A stored file's id instead of a file.
      fields: most + Object.keys(action.options.shape).length + spareFields,
      textBytes: textBytesOf(action),
    };
  }

  /** Refuses an oversized body before any of it is read. */
  refuseByLength(request: FastifyRequest): void {
    const length = announcedBytes(request);
    const fields = Object.values(this.#fields);
    const allowed = fields.reduce(
      (sum, field) => sum + field.maxBytes[this.#plan] * countLimit(field, this.#plan),
      maxExtraBytes(this.#bounds),
    );
    const [largest] = fields.sort((a, b) => b.maxBytes[this.#plan] - a.maxBytes[this.#plan]);
    const together = callBytes[this.#plan] + maxExtraBytes(this.#bounds);
    if (length > together && allowed > together) {
      throw fileErrors.callTooLarge({ max: callBytes[this.#plan] }, { pro: offerOfPro.call(this.#plan, callBytes) });
    }
    if (length <= allowed || !largest) return;
    throw tooLarge(largest, this.#plan, t('The upload'));
  }

  read(request: FastifyRequest, upload: Upload): Promise<void> {
    return readForm(request, this.#bounds, (part) => this.#take(part, upload));
  }

  /** File fields hold an id, or a list of ids: `{ "file": ["...", "..."] }`. */
  takeJson(body: Record<string, unknown>): void {
    for (const [key, value] of Object.entries(body)) {
      const name = Object.hasOwn(this.#fields, key) ? key : this.#fieldOf(key);
      if (name === undefined) this.texts[key] = value;
      else for (const id of [value ?? []].flat()) this.#addStored(name, id);
    }
  }

  async #take(part: Multipart, upload: Upload): Promise<void> {
    const name = this.#fieldOf(part.fieldname);
    if (part.type === 'field') {
      const { value } = part;
      if (name === undefined) this.texts[part.fieldname] = value;
      else this.#addStored(name, value);
      return;
    }
    if (name === undefined) {
      const expected = Object.entries(this.#fields).map(([known, field]) => partName(known, field));
      throw fileErrors.unknownField({ field: part.fieldname, expected: expected.join("' or '") });
    }
    this.#assertRoom(name);
    this.#add(name, await upload.receive(part.file, part.filename, this.#field(name)));
  }

  /** The declared field of a part: 'file_3' belongs to a numbered field 'file'. */
  #fieldOf(partName: string): string | undefined {
    for (const [name, field] of Object.entries(this.#fields)) {
      const fits =
        field.many?.naming === 'numbered' ? /^\d{1,4}$/.test(partName.slice(name.length + 1)) : partName === name;
      if (fits && partName.startsWith(name)) return name;
    }
    return undefined;
  }

  #field(name: string): FileField {
    const field = this.#fields[name];
    if (!field) throw new Error(`No file field ${name}.`);
    return field;
  }

  #addStored(name: string, id: unknown): void {
    if (typeof id === 'string' && idPattern.test(id)) this.#add(name, id);
    else throw new AppError({ code: 'MISSING_FILE', status: 400, message: this.#field(name).messages.missing.text });
  }

  #add(name: string, file: Arrival | string): void {
    this.#assertRoom(name);
    this.#received.set(name, [...(this.#received.get(name) ?? []), file]);
  }

  #assertRoom(name: string): void {
    const field = this.#field(name);
    const max = countLimit(field, this.#plan);
    if ((this.#received.get(name)?.length ?? 0) < max) return;
    const sentence = field.messages.tooMany?.({ who: planUsers[this.#plan], max }).text;
    const pro = field.many && offerOfPro.files(this.#plan, field.many.max);
    throw sentence === undefined
      ? fileErrors.tooMany({ max }, { pro })
      : new AppError({ code: 'TOO_MANY_FILES', status: 400, message: sentence, pro });
  }

  /** The stored files of each field. New uploads move into storage only now that nothing can be refused. */
  async inputs(upload: Upload): Promise<Omit<Call, 'options'>> {
    const known = new Map<Arrival | string, StoredFile>();
    for (const [name, field] of Object.entries(this.#fields)) {
      const received = this.#received.get(name) ?? [];
      if (received.length < (field.many?.min ?? 1)) {
        throw new AppError({ code: 'MISSING_FILE', status: 400, message: field.messages.missing.text });
      }
      for (const item of received) if (typeof item === 'string') known.set(item, await this.#reuse(item, field));
    }
    const arrivals = [...this.#received.values()].flat().filter((item) => typeof item !== 'string');
    const reused = [...known.values()];
    const together = [...arrivals, ...reused].reduce((sum, { bytes }) => sum + bytes, 0);
    if (together > callBytes[this.#plan]) {
      throw fileErrors.callTooLarge({ max: callBytes[this.#plan] }, { pro: offerOfPro.call(this.#plan, callBytes) });
    }
    const uploaded = await upload.store(arrivals);
    arrivals.forEach((arrival, index) => {
      const file = uploaded[index];
      if (file) known.set(arrival, file);
    });
    const inputs = Object.keys(this.#fields).map((name) => [
      name,
      (this.#received.get(name) ?? []).flatMap((item) => known.get(item) ?? []),
    ]);
    const ahead = reused.filter(({ parts }) => parts === 'arrived');
    return { inputs: Object.fromEntries(inputs), uploaded, ahead };
  }

  /** Stored files have the same limits as new ones. */
  async #reuse(id: string, field: FileField): Promise<StoredFile> {
    const [file] = await this.#files.require([id]);
    const isOthers = file?.parts && !this.#names.includes(file.owner ?? '');
    if (!file || isOthers) throw fileErrors.gone();
    if (acceptedType(field.accepts, file.type) === undefined) {
      throw new AppError({ code: 'INVALID_FILE', status: 415, message: field.messages.wrongType.text });
    }
    if (file.bytes > field.maxBytes[this.#plan]) throw tooLarge(field, this.#plan, file.name);
    await this.#files.takenOut([file]);
    return file;
  }
}
