import { PDFArray, PDFName, type PDFObject } from '@cantoo/pdf-lib';
import { t } from '../../../../shared/language/translate.ts';
import { asName, asNumber, asText, dictionaryEntry, itemsOf, resolve } from '../../objects/access.ts';
import { type FormField, hasFlag, inherited, type Widget } from './form-tree.ts';

/** What is to be written. Choices are indices into the options, or the text of an editable combo box. */
export type FieldValue =
  | { kind: 'text'; text: string }
  | { kind: 'choice'; options: number[] }
  /** The states of the field's widgets, undefined for off, and the one that is the field's value. */
  | { kind: 'button'; states: (PDFName | undefined)[]; value: PDFName | undefined };

export type CheckedValue = { value: FieldValue; note?: string } | { refusal: string };

export type Option = { value: string; label: string };

/** The options of a choice field (12.7.5.4). */
export function optionsOf(field: FormField): Option[] {
  return inheritedItems(field, 'Opt').map((item) => {
    if (!(item instanceof PDFArray)) return { value: asText(item) ?? '', label: asText(item) ?? '' };
    const [value = '', label = value] = resolved(field, item).map((part) => asText(part) ?? '');
    return { value, label };
  });
}

/** The items of an array that fields inherit, or the one item that stands in its place. */
function inheritedItems(field: FormField, key: string): (PDFObject | undefined)[] {
  const found = inherited(field.holders[0]?.dictionary, key);
  if (!found) return [];
  return found instanceof PDFArray ? resolved(field, found) : [found];
}

const resolved = ({ holders }: FormField, list: PDFArray): (PDFObject | undefined)[] =>
  itemsOf(list).map((item) => holders[0] && resolve(holders[0].dictionary.context, item));

/** In characters; undefined without a limit. */
export function maxLengthOf({ holders }: FormField): number | undefined {
  const limit = asNumber(inherited(holders[0]?.dictionary, 'MaxLen'));
  return limit !== undefined && limit > 0 ? limit : undefined;
}

/** The state of a widget of a button that is not 'Off', as its appearances name it (12.7.5.2.3). */
export function onStateOf({ dictionary }: Pick<Widget, 'dictionary'>): PDFName | undefined {
  const normal = dictionaryEntry(dictionaryEntry(dictionary, 'AP'), 'N');
  return normal?.keys().find((key) => asName(key) !== 'Off');
}

/** Checks a value against the field's type, options and limits. */
export function checkValue(field: FormField, given: string | boolean | readonly string[]): CheckedValue {
  if (field.kind === 'signature')
    return { refusal: t('this field is for a digital signature, which cannot be typed.') };
  if (field.kind === 'push') return { refusal: t('this is a button, which has no value.') };
  if (hasFlag(field, 'readOnly'))
    return { refusal: t('the form does not let this field be changed: it is read-only.') };
  if (field.kind === 'text') return checkText(field, given);
  if (field.kind === 'choice') return checkChoice(field, given);
  return checkButton(field, given);
}

function checkText(field: FormField, given: string | boolean | readonly string[]): CheckedValue {
  if (typeof given !== 'string') return { refusal: t('this field takes a text.') };
  if (hasFlag(field, 'fileSelect')) return { refusal: t('this field takes a file, not a text.') };
  const lines = given.replace(/\r\n?|\u2028|\u2029/g, '\n');
  const text = hasFlag(field, 'multiline') ? lines : lines.replaceAll('\n', ' ');
  const limit = maxLengthOf(field);
  const length = [...text].length;
  if (limit !== undefined && length > limit) {
    return { refusal: t('this field takes up to {limit} characters, and the text has {length}.', { limit, length }) };
  }
  const note = text === lines ? undefined : t('This field has one line, so that line breaks became spaces.');
  return { value: { kind: 'text', text }, ...(note && { note }) };
}

function checkChoice(field: FormField, given: string | boolean | readonly string[]): CheckedValue {
  if (typeof given === 'boolean') return { refusal: t('this field takes one of its options, as a text.') };
  const options = optionsOf(field);
  const chosen = typeof given === 'string' ? [given].filter((value) => value !== '') : [...given];
  if (chosen.length > 1 && !hasFlag(field, 'multiSelect')) return { refusal: t('this field takes only one option.') };
  const indices = chosen.map((value) => indexOfOption(options, value));
  const missing = chosen.find((_, place) => indices[place] === -1);
  if (missing === undefined) {
    return { value: { kind: 'choice', options: [...new Set(indices)].sort((a, b) => a - b) } };
  }
  if (hasFlag(field, 'combo') && hasFlag(field, 'edit')) return { value: { kind: 'text', text: missing } };
  return {
    refusal: t("'{given}' is not one of its options: {options}.", {
      given: missing,
      options: listed(options.map(({ label }) => label)),
    }),
  };
}

/** By value, then by what the reader sees. */
function indexOfOption(options: readonly Option[], given: string): number {
  const byValue = options.findIndex(({ value }) => value === given);
  return byValue === -1 ? options.findIndex(({ label }) => label === given) : byValue;
}

function checkButton(field: FormField, given: string | boolean | readonly string[]): CheckedValue {
  if (typeof given === 'object') return { refusal: t('this field takes true, false or one of its options.') };
  const states = buttonStates(field);
  if (given === false || given === '' || given === 'Off') {
    if (field.kind === 'radio' && hasFlag(field, 'noToggleToOff')) {
      return { refusal: t('one of these options must be chosen.') };
    }
    return { value: { kind: 'button', states: states.map(() => undefined), value: undefined } };
  }
  const names = [...new Set(states.map(({ value }) => value))];
  const wanted = given === true && names.length === 1 ? names[0] : given;
  const chosen = states.find(({ name }) => asName(name) === wanted) ?? states.find(({ value }) => value === wanted);
  if (!chosen) {
    const options = listed(names);
    return {
      refusal:
        given === true
          ? t('this field has several options: {options}.', { options })
          : t("'{given}' is not one of its options: {options}.", { given, options }),
    };
  }
  const isOn = ({ name }: ButtonState) => name === chosen.name;
  return {
    value: {
      kind: 'button',
      states: states.map((state) => (isOn(state) ? state.name : undefined)),
      value: chosen.name,
    },
  };
}

export type ButtonState = {
  /** The state's name in the file. */
  name: PDFName;
  /** What it stands for: the export value if the field has any. */
  value: string;
};

/** The 'on' state of each widget. `Opt` names values that names of states cannot (12.7.5.2.3). */
export function buttonStates(field: FormField): ButtonState[] {
  const values = inheritedItems(field, 'Opt').map(asText);
  return field.widgets.map((widget, index) => {
    const name = onStateOf(widget) ?? PDFName.of(field.kind === 'radio' ? String(index) : 'Yes');
    return { name, value: values[index] ?? name.decodeText() };
  });
}

const maxListed = 20;

/** For a sentence: the first of many. */
export const listed = (values: readonly string[]): string =>
  values.length > maxListed
    ? t('{values} and {more} more', { values: values.slice(0, maxListed).join(', '), more: values.length - maxListed })
    : values.join(', ');

/** The selected texts that a field has now, as options' values where they are. */
export const currentTexts = (field: FormField): string[] =>
  inheritedItems(field, 'V').flatMap((item) => asText(item) ?? []);
