import type { IconName } from '#src/shared/iconNames.ts';
import type { FieldOf } from '#src/pricing/data/lines/lineFields.ts';
import type { CategoryPrices, CountryPrices, GlobalPrices, Increments, Price } from '#src/pricing/data/prices.ts';

/** The rates that an estimate needs: those of its countries, and what costs the same everywhere. */
export interface EstimateRates {
  /** By their codes. */
  readonly countries: Readonly<Record<string, CountryPrices>>;
  readonly everywhere: GlobalPrices;
}

/** One reason why a line costs something, before it has a price in one currency. */
export interface Charge {
  /** Tells the reasons of one line apart: `calls`, `monthly`, a layer's part of the price list. */
  readonly key: string;
  readonly quantity: bigint;
  readonly unit: 'second' | 'segment' | 'request' | 'piece';
  /** For a minute where the unit is the second, else for one; undefined where the price list has none. */
  readonly price?: Price | undefined;
  /** How each call was rounded up; where the unit is the second. */
  readonly increments?: Increments;
  /** What each prefix of a category costs, of which `price` is the lowest. */
  readonly prices?: CategoryPrices['prices'] | undefined;
  /** Paid at the start, and no part of a month. */
  readonly isOnce?: true;
}

/** What is said of one reason. */
export type SaidPart = Pick<Charge, 'key' | 'unit' | 'increments' | 'isOnce'> & { readonly quantity: number };

interface AnyLine {
  readonly kind: string;
}

/** A kind of line: all that is known of it, but for its words (`LINE_WORDS`) and its fields on the page (`LINE_VIEWS`). */
export interface LineKind<Line extends AnyLine> {
  /** On its button and on its lines. */
  readonly icon: IconName;
  /** In the order in which an address has them: it must stay as it is, links are kept and sent around. */
  readonly fields: { readonly [Name in Exclude<keyof Line, 'kind'>]: FieldOf<Line[Name]> };
  /**
   * @param country what the visitor looks at
   * @returns the line that is there when one is added
   */
  create(country: string, everywhere: GlobalPrices): Line;
  /** @returns the line with something that its country offers; missing: a line is the same everywhere */
  toOffered?(line: Line, prices: CountryPrices): Line;
  /** @returns what is billed of it; nothing where nothing is */
  charge(line: Line, rates: EstimateRates): readonly Charge[];
}

/** @returns the kind, held to the type of its lines: a field of another type, or one too few, does not compile */
export const defineLine = <Line extends AnyLine>(kind: LineKind<Line>): LineKind<Line> => kind;
