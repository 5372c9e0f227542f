import { t } from '../../shared/language/translate.ts';

/** Calls of the functions that Adobe's scripts for common formats are made of, with their first argument. */
const formats =
  /AF(Date|Time|Number|Percent|Special)_(?:Format|Keystroke)(?:Ex)?\s*\(\s*(?:"([^"]*)"|'([^']*)'|(\d+))?/;

const specials = () => [
  t('A postal code of 5 digits'),
  t('A postal code of 9 digits'),
  t('A telephone number'),
  '123-45-6789',
];
/** Formats that scripts name by their number. */
const dates = ['m/d', 'm/d/yy', 'mm/dd/yy', 'mm/yy', 'd-mmm', 'd-mmm-yy', 'dd-mmm-yy', 'yy-mm-dd', 'mmm-yy', 'mmmm-yy'];
const times = ['HH:MM', 'h:MM tt', 'HH:MM:ss', 'h:MM:ss tt'];

/** What a field's own script expects, for people; undefined when it is not one of the common ones. Scripts never run. */
export function readFieldHint(script: string): string | undefined {
  const [, kind, double, single, digits] = formats.exec(script) ?? [];
  const text = double ?? single;
  const number = digits === undefined ? undefined : Number(digits);
  switch (kind) {
    case 'Date':
      return hintOfDate(text ?? dates[number ?? -1]);
    case 'Time':
      return hintOfTime(text ?? times[number ?? -1]);
    case 'Number':
      return number
        ? t('{places, plural, one {A number with # decimal place} other {A number with # decimal places}}', {
            places: number,
          })
        : t('A number');
    case 'Percent':
      return t('A percentage');
    case 'Special':
      return specials()[number ?? -1];
    default:
      return undefined;
  }
}

const hintOfDate = (format = ''): string => (format === '' ? t('A date') : t('Date: {format}', { format }));
const hintOfTime = (format = ''): string => (format === '' ? t('A time') : t('Time: {format}', { format }));
