import type { LocaleCode } from '#config/locales.ts';
import type { Prices } from '#src/pricing/server/createPrices.ts';

/** From what the prices of scenes come, and in whose language they are written. */
export interface SceneFacts {
  readonly prices: Prices;
  readonly locale: LocaleCode;
}
