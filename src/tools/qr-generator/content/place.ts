import { z } from 'zod';
import { t } from '../../../shared/language/translate.ts';
import { defineContent, optionalText } from './define-content.ts';
import { decodePercent } from './percent-encoding.ts';

/** Degrees with up to 6 decimals (11 cm on the ground), never in exponent form; adding 0 turns -0 into 0. */
const writeDegrees = (degrees: number): string => String(Number(degrees.toFixed(6)) + 0);

const degrees = (limit: number, message: string) =>
  z.preprocess(
    // Accepts a decimal comma and a typographic minus.
    (value) =>
      typeof value === 'string' && value.trim() !== ''
        ? Number(value.trim().replace(',', '.').replace('−', '-'))
        : value,
    z.number({ error: message }).min(-limit, message).max(limit, message),
  );

/** `geo:` (RFC 5870). A name goes into `?q=`, which map apps on Android show as the pin's label and others ignore. */
export const placeContent = defineContent({
  label: t('Place'),
  effect: t('Shows a place on the map.'),
  schema: z.object({
    latitude: degrees(90, t('Latitude must be a number from -90 to 90.')),
    longitude: degrees(180, t('Longitude must be a number from -180 to 180.')),
    name: optionalText(100),
  }),
  fields: {
    latitude: { label: t('Latitude'), input: 'number', placeholder: '48.858222', hint: t('North is positive.') },
    longitude: { label: t('Longitude'), input: 'number', placeholder: '2.2945', hint: t('East is positive.') },
    name: { label: t('Name'), input: 'text', optional: true },
  },
  write: ({ latitude, longitude, name }) => {
    const point = `${writeDegrees(latitude)},${writeDegrees(longitude)}`;
    return name === '' ? `geo:${point}` : `geo:${point}?q=${point}(${encodeURIComponent(name)})`;
  },
  parse: (text) => {
    const [, latitude, longitude, query = ''] = /^geo:(-?[\d.]+),(-?[\d.]+)[^?]*\??([\s\S]*)$/i.exec(text) ?? [];
    if (latitude === undefined || longitude === undefined) return undefined;
    const [, name = ''] = /(?:^|&)q=[^(&]*\(([\s\S]*)\)$/.exec(query) ?? [];
    return { latitude, longitude, name: decodePercent(name) };
  },
});
