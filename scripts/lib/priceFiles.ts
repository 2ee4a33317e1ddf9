import { EEA, NO_TOLL_FREE, PRICE_COUNTRIES, RENTABLE, RU_DIRECT, type PriceCountry } from './priceCountries.ts';
import { amounts, minuteRates, pick, share } from './priceRates.ts';

/** Stands in each file; the site then says it wherever it shows a rate. The provider's own files have no such mark. */
const SAMPLE = {
  sample: true,
  notice: 'Sample rates of a fictional provider. Made by npm run prices.',
} as const;

/** One price for every number of the country. */
const FLAT = new Set(['hk', 'sg']);
/** No message is carried there: its rows are missing, as in a provider's file. */
const NO_SMS = new Set(['cu', 'kp']);

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const nameOf = (iso: string) => names.of(iso.toUpperCase()) ?? iso;
const rentable = PRICE_COUNTRIES.filter(({ iso }) => RENTABLE.has(iso));

interface PrefixRow {
  readonly prefixes: readonly string[];
  readonly points: number;
}

/** Where calls are billed by the minute; elsewhere by the second. */
const isBilledByMinute = (iso: string) => pick(`${iso} increments`, 4) === 0;

function category(iso: string, kind: string, rows: readonly PrefixRow[]) {
  const lowest = Math.min(...rows.map(({ points }) => points));
  return {
    name: `${nameOf(iso)} – ${kind}`,
    flat_rate: rows.length === 1,
    price: amounts(lowest),
    prices: rows.map(({ prefixes, points }) => ({ prefixes, price: amounts(points) })),
    increments: isBilledByMinute(iso) ? { first: 60, next: 60 } : { first: 1, next: 1 },
  };
}

/** Also where a number does not tell whether it is a mobile, as everywhere in +1: nobody could bill the two apart. */
const isFlat = ({ iso, landline, mobile }: PriceCountry) => FLAT.has(iso) || mobile === landline;

/** Operators differ: where a country has several prefixes, the later ones cost a little more. */
function mobileRows(country: PriceCountry, points: number): PrefixRow[] {
  const { iso, mobile } = country;
  const half = Math.ceil(mobile.length / 2);
  if (isFlat(country) || mobile.length < 3) return [{ prefixes: mobile, points }];
  const dearer = points + 5 + pick(`${iso} operators`, 20);
  return [
    { prefixes: mobile.slice(0, half), points },
    { prefixes: mobile.slice(half), points: dearer },
  ];
}

type Direction = 'from' | 'to';

/** @param percent of the international rate */
function destination(country: PriceCountry, percent: number, direction: Direction) {
  const { iso, landline: codes, tier } = country;
  const rates = minuteRates(iso, tier);
  const landline = share(rates.landline, percent);
  const mobile = isFlat(country) ? landline : share(rates.mobile, percent);
  const rows = mobileRows(country, mobile);
  const other = Math.max(share(rates.other, percent), ...rows.map(({ points }) => points));
  const name = nameOf(iso);
  const code = codes[0] ?? '';
  return {
    country_code: iso,
    name,
    Landline: category(iso, 'Landline', [{ prefixes: codes, points: landline }]),
    Mobile: category(iso, 'Mobile', rows),
    Other: category(iso, 'Other', [{ prefixes: [code], points: isFlat(country) ? landline : other }]),
    ...(NO_TOLL_FREE.has(iso)
      ? {}
      : { Tollfree: category(iso, 'Toll-free', [tollFree(iso, code, landline, direction)]) }),
  };
}

/** Whoever owns a toll-free number pays for both sides of a call to it. */
function tollFree(iso: string, code: string, landline: number, direction: Direction): PrefixRow {
  const isAmerican = code.startsWith('1');
  const prefixes = isAmerican
    ? ['800', '833', '844', '855', '866', '877', '888'].map((area) => `1${area}`)
    : [`${code}800`];
  if (direction === 'from') return { prefixes, points: landline * 3 };
  return { prefixes, points: iso === 'us' ? 0 : landline };
}

function group(countries: readonly PriceCountry[], percent: number, direction: Direction) {
  const among = (codes: ReadonlySet<string>) => countries.filter(({ iso }) => codes.has(iso));
  const rows = (list: readonly PriceCountry[], part: number) =>
    list.map((country) => destination(country, Math.round((percent * part) / 100), direction));
  return {
    international: rows(countries, 100),
    eea: rows(among(EEA), 70),
    ru_direct: rows(among(RU_DIRECT), 60),
  };
}

const row = (iso: string, points: number) => ({ country_code: iso, name: nameOf(iso), prices: amounts(points) });

/** `prices_all.raw.en.json`: calls and messages by country. */
export function callPrices() {
  const texted = PRICE_COUNTRIES.filter(({ iso }) => !NO_SMS.has(iso));
  const textable = rentable.filter(({ iso }) => pick(`${iso} sms in`, 4) > 0 || iso === 'us');
  const message = ({ iso, tier }: PriceCountry) => 70 + tier * 160 + pick(`${iso} sms`, 260);
  return {
    ...SAMPLE,
    from: group(rentable, 45, 'from'),
    to: group(PRICE_COUNTRIES, 100, 'to'),
    pstn_out_incountry: rentable.map(({ iso, tier }) => row(iso, share(minuteRates(iso, tier).landline, 75))),
    smsinput: textable.map((country) => row(country.iso, share(message(country), 30))),
    smsout: textable.map((country) => row(country.iso, message(country))),
    sms_a2p: texted.map((country) => row(country.iso, share(message(country), 120))),
    smsout_international: texted.map((country) => row(country.iso, share(message(country), 160))),
  };
}

/** `total_vox_prices.raw.en.json`, and the public file in the bucket: rents, and calls that touch no phone network. */
export function platformPrices() {
  return {
    ...SAMPLE,
    phone_numbers: rentable.flatMap(({ iso, tier }) => {
      const monthly = 8000 + tier * 14_000 + pick(`${iso} rent`, 30) * 500;
      const kinds = [
        { category: 'Landline', points: monthly },
        ...(iso === 'us' || iso === 'ca' ? [] : [{ category: 'Mobile', points: monthly * 2 }]),
        ...(NO_TOLL_FREE.has(iso) ? [] : [{ category: 'Tollfree', points: monthly * 3 }]),
      ];
      return kinds.map(({ category: kind, points }) => ({
        country_code: iso,
        name: nameOf(iso),
        category: kind,
        installation: amounts(tier === 0 ? 0 : points),
        monthly: amounts(points),
      }));
    }),
    subscriptions: [
      { part: 'sip', name: 'SIP registration', monthly: amounts(20_000) },
      { part: 'appStorage', name: 'Storage of recordings, 100 GB', monthly: amounts(35_000) },
      { part: 'callLabel', name: 'Caller label', monthly: amounts(150_000) },
      // What /kit/pricing says: set by hand in each currency, and not converted.
      { part: 'agentsStart', name: 'Kit Start, each agent', monthly: { USD: 19, RUR: 1500, EUR: 18 } },
      { part: 'agentsTeam', name: 'Kit Team, each agent', monthly: { USD: 39, RUR: 3200, EUR: 36 } },
    ],
    products: [
      usage('callUseSdk', 'Calls from apps and browsers', 'minute', 40),
      usage('sip', 'Calls over SIP', 'minute', 40),
      usage('p2pCalls', 'Peer-to-peer calls', 'minute', 10),
      usage('wabVoice', 'WhatsApp Business calls', 'minute', 90),
      usage('videoConference', 'Video conference, each participant', 'minute', 60),
      usage('audioConferencing', 'Audio conference, each participant', 'minute', 30),
    ],
  };
}

/** Seconds: what the first and each further interval is rounded up to. */
function usage(part: string, name: string, unit: 'minute' | 'request' | 'gigabyte', points: number, seconds = 1) {
  const increments = unit === 'minute' ? { first: seconds, next: seconds } : undefined;
  return { part, name, unit, ...(increments ? { increments } : {}), price: amounts(points) };
}

/** `prices_resources.raw.en.json`: what a scenario uses beside the call, with the increments it is billed in. */
export function resourcePrices() {
  return {
    ...SAMPLE,
    resources: [
      usage('asr', 'Speech recognition', 'minute', 160, 15),
      usage('tts', 'Speech synthesis', 'minute', 110, 15),
      usage('websocket', 'Live audio over WebSocket', 'minute', 50, 1),
      usage('streaming', 'Media stream to an external server', 'minute', 30, 1),
      usage('massCall', 'Call lists', 'request', 10),
      usage('dialogflow', 'Dialogflow connector', 'request', 30),
      usage('vmd', 'Answering machine detection', 'request', 60),
      usage('audioRecording', 'Audio recording', 'minute', 20, 60),
      usage('videoCallRecording', 'Recording of a video call', 'minute', 80, 60),
      usage('videoConfRecording', 'Recording of a video conference', 'minute', 120, 60),
      usage('callTranscription', 'Transcription of a recording', 'minute', 130, 60),
      usage('freeTools', 'Logs and call history', 'gigabyte', 0),
    ],
  };
}

/** `prices_packets_vox.raw.en.json`: prepaid packets, for a month. */
export function packetPrices() {
  const mau = (count: number, dollars: number) => packet(`${String(count)} MAU`, count, dollars);
  return {
    ...SAMPLE,
    MAU: [packet('Free 1000', 1000, 0), mau(5000, 49), mau(25_000, 199), mau(100_000, 690)],
    IM: [
      packet('Free 1000 messages', 1000, 0),
      packet('10 000 messages', 10_000, 19),
      packet('100 000 messages', 100_000, 149),
    ],
  };
}

const packet = (name: string, size: number, dollars: number) => ({
  packet_name: name,
  size,
  price: amounts(dollars * 10_000),
});
