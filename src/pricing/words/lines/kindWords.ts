import type { I18n, MessageDescriptor } from '@lingui/core';
import { createPriceNames, type PriceNames } from '#src/pricing/words/createPriceNames.ts';
import { formatNumber } from '#src/shared/text/formatNumber.ts';
import type { SaidPart } from '#src/pricing/data/lines/lineKind.ts';

/** With what a line says itself in one language, on the page and in the file alike. */
export interface LineLanguage extends PriceNames {
  readonly say: (message: MessageDescriptor) => string;
  readonly numeral: (count: number) => string;
}

/** What a kind of line says of itself. */
export interface KindWords<Line> {
  /** On its button and on its lines. */
  readonly name: MessageDescriptor;
  /** @returns what a line is, where the kind's name says too little: `Outgoing calls` */
  nameOf?(line: Line): MessageDescriptor;
  /** @returns what was chosen of it, beside the country: `Mobile` */
  detail?(line: Line, language: LineLanguage): string;
  /** @returns what a reason is, where a line may have several: a layer, a rent */
  partName?(part: SaidPart, language: LineLanguage): string;
  /** @returns how the quantity comes about: `1,000 × 120 s, per whole minute = 2,000 min`; missing: the quantity */
  billed?(line: Line, part: SaidPart, language: LineLanguage): string;
}

/**
 * @param iso the locale of numbers, `es-ES`
 * @returns with what lines say themselves in a language
 */
export function createLineLanguage(i18n: I18n, iso: string): LineLanguage {
  return { ...createPriceNames(i18n), say: (message) => i18n._(message), numeral: (count) => formatNumber(count, iso) };
}
