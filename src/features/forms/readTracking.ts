import { STORAGE_KEY } from '#config/constants.ts';
import { HIDDEN, UTM_NAMES } from '#src/shared/forms/hiddenFields.ts';

interface Traces {
  /** `location.search` */
  readonly search: string;
  /** What the storage holds under `utm_obj`. */
  readonly stored: string | null;
  /** `document.cookie` */
  readonly cookie: string;
}

/**
 * Where the visitor came from (SPEC parts 3 and 7): the address says it, else what an earlier page has kept with consent.
 *
 * @returns the fields to post, by name
 */
export function readTracking({ search, stored, cookie }: Traces): Readonly<Record<string, string>> {
  const [query, kept] = [new URLSearchParams(search), parse(stored)];
  const utm = UTM_NAMES.flatMap((name) => {
    const value = query.get(name) ?? kept[name];
    return typeof value === 'string' && value !== '' ? [[name, value]] : [];
  });
  const clientId = /(?:^|;\s*)_ga=GA\d\.\d+\.([\w.]+)/.exec(cookie)?.[1];
  return Object.fromEntries(clientId ? [...utm, [HIDDEN.clientId, clientId]] : utm) as Record<string, string>;
}

function parse(stored: string | null): Record<string, unknown> {
  try {
    return Object(JSON.parse(stored ?? '{}')) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** @returns the same of this page and this browser */
export function currentTracking() {
  const stored = localStorage.getItem(STORAGE_KEY.utm);
  return readTracking({ search: location.search, stored, cookie: document.cookie });
}
