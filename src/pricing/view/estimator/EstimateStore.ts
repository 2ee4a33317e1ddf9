import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { draftOf, isRight, withTyped, type CountField, type DraftLine } from '#src/pricing/view/estimator/draftLine.ts';
import { calculateEstimate } from '#src/pricing/data/calculateEstimate.ts';
import type { Currency } from '#src/shared/currencies.ts';
import type { Estimate, EstimateLine, Kind } from '#src/pricing/data/estimate.ts';
import { fitsAddress, readEstimate, writeEstimate } from '#src/pricing/data/estimateLink.ts';
import { ESTIMATE_LIMITS } from '#src/pricing/data/lines/lineFields.ts';
import { countryOf, toOffered } from '#src/pricing/data/lines/kindOf.ts';
import { LINE_KINDS } from '#src/pricing/data/lines/lineKinds.ts';
import type { EstimatorData, PricedEstimate, PricedLine } from '#src/pricing/data/pricedEstimate.ts';
import type { CountryPrices } from '#src/pricing/data/prices.ts';
import { withLoading } from '#src/shared/withLoading.ts';

/** What the store asks for when a page did not come with it. */
export interface EstimateSources {
  readonly fetchPrices: (iso: string) => Promise<CountryPrices>;
  /** The lines that are shown where the address has none. */
  readonly fetchExample: () => Promise<Example>;
}

/** Lines with what they cost. */
export type Example = Pick<EstimatorData, 'estimate' | 'rates'>;

/** A draft with what it costs; without a price it is being put right, or its country's rates are not there. */
export interface EstimateRow {
  readonly draft: DraftLine;
  readonly priced?: PricedLine | undefined;
  readonly state: 'priced' | 'unpriced' | 'wrong' | 'asked' | 'waiting' | 'failed';
}

/** The estimate as it is being written. The address is its memory: see `useEstimateAddress`. */
export class EstimateStore {
  drafts: readonly DraftLine[];
  currency: Currency;
  /** Nobody has asked for these lines yet. */
  isExample: boolean;
  /** Lines of the address that could not be read. */
  unread: number;
  readonly data: EstimatorData;
  readonly #sources: EstimateSources;
  /** By the country of the address; '' where it names none. */
  readonly #examples = new Map<string, Example>();
  /** By country. One whose rates are asked for, are long in coming, or could not be had, is in `late`. */
  private prices: Readonly<Record<string, CountryPrices>>;
  private late: Readonly<Record<string, 'asked' | 'waiting' | 'failed' | undefined>> = {};
  /** Lines for whose country the visitor has decided: they have to be made of what is offered there, once that is known. */
  readonly #unsettled = new Set<string>();
  #keys = 0;
  readonly #rows = new Map<string, EstimateRow>();

  /** @param country of the address that the page was made for; '' where it names none */
  constructor(data: EstimatorData, currency: Currency, country: string, sources: EstimateSources) {
    this.data = data;
    this.currency = currency;
    this.#sources = sources;
    if (data.isExample) this.#examples.set(country, data);
    this.prices = data.rates.countries;
    this.isExample = data.isExample;
    this.unread = data.unread;
    this.drafts = this.draft(data.estimate);
    makeAutoObservable<EstimateStore, 'prices' | 'late'>(this, {
      drafts: observableRef,
      data: false,
      prices: observableRef,
      late: observableRef,
    });
  }

  /** In the order of the visitor. A row is another object only when something of it has changed. */
  get rows(): readonly EstimateRow[] {
    const { lines } = this.priced;
    let next = 0;
    return this.drafts.map((draft): EstimateRow => {
      if (!isRight(draft)) return this.steady({ draft, state: 'wrong' });
      const priced = lines[next++];
      const iso = countryOf(draft.line);
      const state = this.late[iso ?? ''] ?? (priced?.amount === undefined ? 'unpriced' : 'priced');
      return this.steady({ draft, priced, state });
    });
  }

  /** Of the lines that are right. */
  get priced(): PricedEstimate {
    return calculateEstimate(
      this.right,
      { countries: this.prices, everywhere: this.data.rates.everywhere },
      this.currency,
    );
  }

  /** All lines, each as it was right last: what the address remembers; '' for the example. */
  get memory(): string {
    return this.isExample ? '' : writeEstimate(this.drafts.map(({ line }) => line));
  }

  /** What is counted: what a colleague, and the file, get. */
  get link(): string {
    return writeEstimate(this.right);
  }

  get isShareable(): boolean {
    return fitsAddress(this.link) && fitsAddress(writeEstimate(this.drafts.map(({ line }) => line)));
  }

  get isFull(): boolean {
    return this.drafts.length >= ESTIMATE_LIMITS.lines;
  }

  /** What a country costs, once it is known. */
  pricesOf(iso: string): CountryPrices | undefined {
    return this.prices[iso];
  }

  /** @returns the name of the line's country, in the language of the page; '' where it has none */
  titleOf(line: EstimateLine): string {
    const code = countryOf(line) ?? '';
    return this.data.countries.find(({ iso }) => iso === code)?.title ?? code.toUpperCase();
  }

  setCurrency(currency: Currency) {
    this.currency = currency;
  }

  /** Something was typed into a number. */
  type(key: string, field: CountField, text: string) {
    this.replace(key, (draft) => withTyped(draft, field, text));
  }

  /** Something else of a line was chosen. */
  choose(key: string, change: Partial<EstimateLine>) {
    this.replace(key, (draft) => ({ ...draft, line: { ...draft.line, ...change } as EstimateLine }));
    if ('country' in change || 'direction' in change) this.settle(key);
  }

  /** @returns the key of a new line at the end */
  add(kind: Kind, country: string): string {
    const [draft] = this.draft([LINE_KINDS[kind].create(country, this.data.rates.everywhere)]) as [DraftLine];
    this.drafts = [...this.drafts, draft];
    this.isExample = false;
    this.settle(draft.key);
    return draft.key;
  }

  /** @returns the key of the line that stands there then, or before it; undefined when none is left */
  remove(key: string): string | undefined {
    const index = this.drafts.findIndex((draft) => draft.key === key);
    this.drafts = this.drafts.filter((draft) => draft.key !== key);
    this.isExample = false;
    return (this.drafts[index] ?? this.drafts.at(-1))?.key;
  }

  clear() {
    this.drafts = [];
    this.isExample = false;
    this.unread = 0;
  }

  /** From now on these lines are the visitor's own: they go into the address. */
  keep() {
    this.isExample = false;
  }

  /**
   * @param link an address's estimate; '' where it has none: then an example is shown
   * @param country of that address; '' where it names none
   */
  read(link: string, country = '') {
    if (link === '') void this.readExample(country);
    else this.show(readEstimate(link), false);
  }

  /** Asks for the rates of a country again. */
  retry(iso: string) {
    this.late = { ...this.late, [iso]: undefined };
    void this.load(iso);
  }

  /** One key stroke then renders one line again, and not all of them. */
  private steady(row: EstimateRow): EstimateRow {
    const known = this.#rows.get(row.draft.key);
    const [before, after] = [known, row].map((one) => JSON.stringify([one?.state, one?.priced]));
    if (known?.draft === row.draft && before === after) return known;
    this.#rows.set(row.draft.key, row);
    return row;
  }

  private get right(): Estimate {
    return this.drafts.filter(isRight).map(({ line }) => line);
  }

  /** Where no example is to be had the lines stay, and so they do if the visitor has gone on meanwhile. */
  private async readExample(country: string): Promise<void> {
    const { drafts } = this;
    try {
      const example = this.#examples.get(country) ?? (await this.#sources.fetchExample());
      this.#examples.set(country, example);
      if (this.drafts !== drafts) return;
      runInAction(() => (this.prices = { ...example.rates.countries, ...this.prices }));
      this.show({ estimate: example.estimate, unread: 0 }, true);
    } catch {
      this.keep();
    }
  }

  private show({ estimate, unread }: Pick<EstimatorData, 'estimate' | 'unread'>, isExample: boolean) {
    this.#unsettled.clear();
    this.drafts = this.draft(estimate, this.drafts);
    this.isExample = isExample;
    this.unread = unread;
    for (const { line } of this.drafts) void this.load(countryOf(line));
  }

  /** A line at the place of one of its kind keeps its fields on the page, and with them the focus. */
  private draft(estimate: Estimate, known: readonly DraftLine[] = []): readonly DraftLine[] {
    return estimate.map((line, index) => {
      const same = known[index]?.line.kind === line.kind ? known[index].key : undefined;
      return draftOf(same ?? String(this.#keys++), line);
    });
  }

  private replace(key: string, change: (draft: DraftLine) => DraftLine) {
    this.drafts = this.drafts.map((draft) => (draft.key === key ? change(draft) : draft));
    this.isExample = false;
  }

  /** A line whose country's rates are not there, or could not be had, waits for them: other lines may have asked for them. */
  private settle(key: string) {
    this.#unsettled.add(key);
    this.settleKnown();
    void this.load(countryOf(this.lineOf(key)));
  }

  /** Makes the lines that waited for it of what is offered in their country. */
  private settleKnown() {
    const pricesFor = ({ key, line }: DraftLine) =>
      this.#unsettled.has(key) ? this.prices[countryOf(line) ?? ''] : undefined;
    if (!this.drafts.some(pricesFor)) return;
    this.drafts = this.drafts.map((draft) => {
      const prices = pricesFor(draft);
      if (!prices) return draft;
      this.#unsettled.delete(draft.key);
      return { ...draft, line: toOffered(draft.line, prices) };
    });
  }

  private lineOf(key: string): EstimateLine | undefined {
    return this.drafts.find((draft) => draft.key === key)?.line;
  }

  private async load(iso: string | undefined): Promise<void> {
    if (iso === undefined || this.prices[iso] || ['asked', 'waiting'].includes(this.late[iso] ?? '')) return;
    // A country of a link that is on no list has no price, and no later try would bring one.
    const { countries } = this.data;
    if (countries.length > 0 && !countries.some((country) => country.iso === iso)) return;
    const tell = (state?: 'asked' | 'waiting' | 'failed') =>
      runInAction(() => (this.late = { ...this.late, [iso]: state }));
    tell('asked');
    try {
      const prices = await withLoading(this.#sources.fetchPrices(iso), { show: () => tell('waiting') });
      runInAction(() => {
        this.prices = { ...this.prices, [iso]: prices };
        this.settleKnown();
        tell();
      });
    } catch {
      tell('failed');
    }
  }
}
