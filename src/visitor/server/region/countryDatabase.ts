import { readFile } from 'node:fs/promises';
import ipaddr from 'ipaddr.js';
import { Reader, type Response } from 'mmdb-lib';
import { readCountry } from '#src/visitor/server/region/headerCountry.ts';

/** The two forms in which databases of countries say it. */
interface Found {
  readonly country_code?: unknown;
  readonly country?: { readonly iso_code?: unknown };
}

/** @returns the country of an address; undefined for one that is private, unknown, or no address */
export type CountryOfAddress = (ip: string) => string | undefined;

/**
 * @param file a database of countries in the format MMDB
 * @returns what knows the countries of addresses
 * @throws when the file cannot be read, or is no such database
 */
export async function openCountryDatabase(file: string): Promise<CountryOfAddress> {
  const reader = new Reader<Response>(await readFile(file));
  return (ip) => {
    if (!ipaddr.isValid(ip)) return undefined;
    // Unmapped: `::ffff:192.0.2.1` is 192.0.2.1.
    const address = ipaddr.process(ip);
    // A database of IPv4 alone would take the first four bytes of a longer address for one of its own.
    if (address.kind() === 'ipv6' && reader.metadata.ipVersion === 4) return undefined;
    const found = reader.get(address.toString()) as Found | null;
    return readCountry(found?.country_code ?? found?.country?.iso_code);
  };
}
