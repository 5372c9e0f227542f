import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { CountryResponse, Reader } from 'mmdb-lib';
import type { Log } from '../../platform/log/log.ts';
import { describeError } from '../../shared/errors.ts';

/** Files name the country in one of two ways. */
type Entry = CountryResponse & { country_code?: unknown };

/**
 * The country of an address as a code such as 'DE', or '' where it is unknown. The file is read with the first question, 8 MB;
 * a file of the operator's that cannot be read is logged once, and every country is then unknown.
 */
export function createCountryLookup({ file, log }: { file: string | undefined; log: Log }) {
  let reader: Promise<Reader<Entry> | undefined> | undefined;

  async function open() {
    const path =
      file ??
      createRequire(import.meta.url).resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb');
    try {
      const { Reader: MmdbReader } = await import('mmdb-lib');
      return new MmdbReader<Entry>(await readFile(path));
    } catch (error) {
      log.warn({ reason: describeError(error), file: path }, 'Could not read the database of countries');
      return undefined;
    }
  }

  return {
    /** Opened once; then `countryOf` can be asked without waiting. */
    ready: async (): Promise<(address: string) => string> => {
      reader ??= open();
      const opened = await reader;
      return (address) => countryIn(opened, address);
    },
  };
}

function countryIn(reader: Reader<Entry> | undefined, address: string): string {
  try {
    const entry = reader?.get(address.split('%')[0] ?? '');
    return readCountry(entry?.country_code ?? entry?.country?.iso_code);
  } catch {
    // Not an address.
    return '';
  }
}

/** A country code from a header or file; '' for what is none, with the codes for unknown and anonymous ones. */
export function readCountry(code: unknown): string {
  const text = String(code ?? '').toUpperCase();
  return /^[A-Z]{2}$/.test(text) && !['XX', 'T1', 'ZZ'].includes(text) ? text : '';
}
