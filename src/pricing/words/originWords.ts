import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { formatDate } from '#src/i18n/formatDate.ts';
import type { PriceOrigin } from '#src/pricing/data/prices.ts';

/** How far rates can be relied upon, in words; empty where they are the provider's of now. */
export interface OriginWords {
  /** They are made up. */
  readonly sample?: string;
  /** They are old. */
  readonly stale?: string;
}

/**
 * @param iso the locale of the day, `es-ES`
 * @returns what has to be said of rates, in a language
 */
export function sayOrigin({ sample, stale_since: since }: PriceOrigin, i18n: I18n, iso: string): OriginWords {
  const staleSince = since && formatDate(since.slice(0, 10), iso);
  return {
    ...(sample ? { sample: i18n._(msg`These are sample rates: the provider is fictional.`) } : {}),
    ...(staleSince ? { stale: i18n._(msg`Rates as of ${staleSince}. We cannot load newer ones at the moment.`) } : {}),
  };
}
