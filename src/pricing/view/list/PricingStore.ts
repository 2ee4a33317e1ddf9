import { makeAutoObservable, observable, runInAction } from 'mobx';
import { DEFAULT_COUNTRY } from '#config/constants.ts';
import type { PriceView } from '#src/pricing/view/list/priceView.ts';
import { findProduct, type CatalogueEntry } from '#src/pricing/data/catalogue.ts';
import type { Currency } from '#src/shared/currencies.ts';
import type { PriceListData } from '#src/pricing/data/priceList.ts';
import { withLoading } from '#src/shared/withLoading.ts';
import type { CallPrices, CountryPrices, GlobalPrices, Packet, PriceCountry } from '#src/pricing/data/prices.ts';
import type { ProductName } from '#src/pricing/data/productNames.ts';

type LoadCountry = (iso: string, signal: AbortSignal) => Promise<CountryPrices>;

/** A country that was asked for and is not shown: `loading` once its way takes so long that the page says so. */
interface Wanted {
  readonly country: PriceCountry;
  readonly state: 'asked' | 'loading' | 'failed';
}

/**
 * The state of the price list, by the names of SPEC part 3. The address says what it is to be; the page brings one country,
 * others are fetched once and kept. Until one is there the country before it stays, under its own name.
 */
export class PricingStore {
  currentCurrency: Currency;
  activeFilter: CatalogueEntry & { readonly name: ProductName };
  readonly countries: readonly PriceCountry[];
  /** Of countries, by their codes. */
  readonly sourceRawPrices: Map<string, CountryPrices>;
  readonly sourceVoxPrices: GlobalPrices;
  selectedCountry: PriceCountry | undefined;
  wanted: Wanted | undefined;
  readonly #load: LoadCountry;
  #call: AbortController | undefined;

  /**
   * @param data what the page has brought
   * @param view what its address asks for
   * @param load fetches another country's rates
   */
  constructor({ countries, country, everywhere }: PriceListData, view: PriceView, load: LoadCountry) {
    this.countries = countries;
    this.sourceVoxPrices = everywhere;
    this.sourceRawPrices = observable.map(country ? [[country.country_code, country]] : [], { deep: false });
    this.selectedCountry = country && countries.find(({ iso }) => iso === country.country_code);
    this.currentCurrency = view.currency;
    this.activeFilter = findProduct(view.product);
    this.#load = load;
    makeAutoObservable(this, { countries: false, sourceVoxPrices: false, sourceRawPrices: false });
  }

  /** Of the country that is shown; undefined where no rates could be had. */
  get prices(): CountryPrices | undefined {
    return this.selectedCountry && this.sourceRawPrices.get(this.selectedCountry.iso);
  }

  get pstnFrom(): CallPrices {
    return this.prices?.from ?? {};
  }

  get pstnTo(): CallPrices {
    return this.prices?.to ?? {};
  }

  get sms() {
    const { smsinput, smsout, sms_a2p, smsout_international } = this.prices ?? {};
    return { in: smsinput, out: smsout, a2p: sms_a2p, outInternational: smsout_international };
  }

  get mauPackets(): readonly Packet[] | undefined {
    return this.sourceVoxPrices.packets?.MAU;
  }

  get messagesPackets(): readonly Packet[] | undefined {
    return this.sourceVoxPrices.packets?.IM;
  }

  /** What the chosen product is paid for by the month. */
  get subscriptionPricing() {
    return this.sourceVoxPrices.subscriptions?.filter(({ part }) => this.hasPart(part));
  }

  /** What the chosen product uses beside the phone network. */
  get usagePricing() {
    const { products, resources } = this.sourceVoxPrices;
    return [...(products ?? []), ...(resources ?? [])].filter(({ part }) => this.hasPart(part));
  }

  /** @returns whether the chosen product is made of that, too */
  hasPart(part: string): boolean {
    return Object.hasOwn(this.activeFilter, part);
  }

  /** Takes the state of an address over. */
  follow(view: PriceView) {
    this.selectCurrency(view.currency);
    this.selectFilter(view.product);
    // What could not be had is asked for again when its visitor wants it, and not by the address.
    if (view.country !== this.wanted?.country.iso) void this.selectCountry(view.country);
  }

  selectCurrency(currency: Currency) {
    this.currentCurrency = currency;
  }

  /** @param name of a product; for an unknown one the first is taken (SPEC part 4) */
  selectFilter(name: string) {
    this.activeFilter = findProduct(name);
  }

  /** @param iso of a country; for an unknown one the United States are taken (SPEC part 4) */
  async selectCountry(iso: string): Promise<void> {
    const listed = (code: string) => this.countries.find((country) => country.iso === code);
    const country = listed(iso) ?? listed(DEFAULT_COUNTRY);
    if (!country || (country.iso === this.wanted?.country.iso && this.wanted.state !== 'failed')) return;
    // Only the last country that was asked for may still answer.
    this.#call?.abort();
    if (this.sourceRawPrices.has(country.iso)) this.show(country);
    else await this.fetchCountry(country);
  }

  /** Asks once more for the country that could not be had. */
  async retry(): Promise<void> {
    if (this.wanted) await this.fetchCountry(this.wanted.country);
  }

  /** Ends what is under way. */
  dispose() {
    this.#call?.abort();
  }

  private show(country: PriceCountry) {
    this.selectedCountry = country;
    this.wanted = undefined;
  }

  private async fetchCountry(country: PriceCountry) {
    const call = new AbortController();
    this.#call = call;
    this.wanted = { country, state: 'asked' };
    const show = () => {
      if (!call.signal.aborted) runInAction(() => (this.wanted = { country, state: 'loading' }));
    };
    const prices = await withLoading(
      this.#load(country.iso, call.signal).catch(() => undefined),
      { show },
    );
    if (call.signal.aborted) return;
    runInAction(() => {
      if (prices) {
        this.sourceRawPrices.set(country.iso, prices);
        this.show(country);
      } else this.wanted = { country, state: 'failed' };
    });
  }
}
