import path from 'node:path';
import type { Request } from 'express';
import type { Logger } from 'pino';
import type { Env } from '#config/env.ts';
import { plainAddress } from '#src/server/http/clientKey.ts';
import { waitFor } from '#src/server/http/waitFor.ts';
import { openCountryDatabase, type CountryOfAddress } from '#src/visitor/server/region/countryDatabase.ts';
import { headerCountry } from '#src/visitor/server/region/headerCountry.ts';

/** @returns the country in which a visitor is, ISO in small letters; undefined where that cannot be known. Never rejects */
export type CountryOf = (req: Request) => Promise<string | undefined>;

/** The name of the database in a build; `webpack/server.mjs` puts it there. */
const BUNDLED = 'country.mmdb';
/** How long the first who ask wait for it to be read, in ms; it takes a tenth of that. */
const PATIENCE = 400;

interface RegionsOptions {
  readonly env: Pick<Env, 'COUNTRY_HEADER' | 'COUNTRY_DATABASE' | 'CMS_ORIGIN'>;
  /** The folder of the repository, or of the image. */
  readonly root: string;
  /** Where the build is. */
  readonly dist: string;
  readonly logger: Pick<Logger, 'warn'>;
  /** How long who asks waits for the database to be read, in ms. */
  readonly patience?: number;
}

/**
 * What the balancer says, else what the database knows of the address (docs/decisions/0051). A CMS has the say on addresses
 * itself, so no database is asked beside it. That of the build is read when somebody asks first, and not at the start.
 *
 * @throws when `COUNTRY_DATABASE` names a file that is none
 */
export async function openRegions({
  env,
  root,
  dist,
  logger,
  patience = PATIENCE,
}: RegionsOptions): Promise<CountryOf> {
  const { COUNTRY_HEADER: header, COUNTRY_DATABASE: own } = env;
  let opening: Promise<CountryOfAddress> | undefined;
  const open = () =>
    (opening ??= openCountryDatabase(path.join(dist, BUNDLED)).catch((error: unknown) => {
      logger.warn({ err: error }, 'The country database cannot be read: regions are guessed');
      return () => undefined;
    }));
  if (own !== undefined) {
    const opened = await openCountryDatabase(path.resolve(root, own)).catch((cause: unknown) => {
      throw new Error(`COUNTRY_DATABASE=${own}: cannot be read as a country database (${String(cause)})`, { cause });
    });
    opening = Promise.resolve(opened);
  }
  return async function countryOf(req) {
    const said = headerCountry(req, header);
    if (said !== undefined || env.CMS_ORIGIN !== undefined) return said;
    const countryOfAddress = await waitFor(open(), patience);
    return countryOfAddress?.(plainAddress(req.ip));
  };
}
