import type { Request } from 'express';

/** ISO 3166, and what some networks say instead when they do not know: `XX`, `T1` (Tor), `A1`, `ZZ`. */
const COUNTRY = /^[a-z]{2}$/;
const UNKNOWN = new Set(['xx', 'zz', 'ap', 'eu']);

/**
 * @param code as somebody says it
 * @returns the code of a country in small letters; undefined where it is none
 */
export function readCountry(code: unknown): string | undefined {
  const small = typeof code === 'string' ? code.toLowerCase() : '';
  return COUNTRY.test(small) && !UNKNOWN.has(small) ? small : undefined;
}

/**
 * A balancer writes the header over what the visitor sent, so it is believed from a balancer and from nobody else.
 *
 * @param req a request
 * @param header `COUNTRY_HEADER`
 * @returns the country that the proxy in front says the visitor is in; undefined where it says none, or is not trusted
 */
export function headerCountry(req: Request, header: string | undefined): string | undefined {
  if (header === undefined) return undefined;
  const trusts = req.app.get('trust proxy fn') as (address: string, hop: number) => boolean;
  const { remoteAddress } = req.socket;
  if (remoteAddress === undefined || !trusts(remoteAddress, 0)) return undefined;
  return readCountry(req.headers[header]);
}
