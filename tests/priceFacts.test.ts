import { readFileSync } from 'node:fs';
import path from 'node:path';
import pino from 'pino';
import { parse } from 'yaml';
import type { WrittenLocale } from '#config/locales.ts';
import { factsSchema } from '#src/content/facts/factsSchema.ts';
import { createPriceFiles } from '#src/pricing/server/priceFiles.ts';
import type { Price } from '#src/pricing/data/prices.ts';
import { createPrices, type Prices } from '#src/pricing/server/createPrices.ts';

/**
 * Copy quotes prices as facts, and plans have theirs in content. They are those of the price list, facts in the country and the
 * currency of each language.
 */

const { facts } = factsSchema.parse(parse(readFileSync('content/facts.yaml', 'utf8')));

const MARKETS: Readonly<Record<WrittenLocale, { country: string; currency: 'USD' | 'RUR' }>> = {
  en: { country: 'us', currency: 'USD' },
  es: { country: 'es', currency: 'USD' },
  pt: { country: 'pt', currency: 'USD' },
  ru: { country: 'ru', currency: 'RUR' },
};
const MINUTES = 3000;

/** What a price page says of a plan; without a price it is by agreement. */
interface Plan {
  readonly price?: Readonly<Record<keyof Price, number>>;
}

let prices: Prices;
beforeAll(async () => {
  const logger = pino({ level: 'silent' });
  prices = createPrices(await createPriceFiles({ directory: path.resolve('content/prices'), timeout: 1000, logger }));
});

/** What a language writes, as a number: `10 920,25 ₽` is 10920.25. */
const written = (id: string, language: WrittenLocale) =>
  Number(facts[id]?.words?.[language].replaceAll(/[^\d.,]/g, '').replace(',', '.'));

function listed(language: WrittenLocale): Readonly<Record<string, number>> {
  const { country, currency } = MARKETS[language];
  const amount = (price: Price | undefined) => Number(price?.[currency]);
  const ofCountry = prices.country(country);
  const { products = [], resources = [], subscriptions = [] } = prices.everywhere();
  const usage = (name: string) => amount([...products, ...resources].find(({ part }) => part === name)?.price);
  const monthly = (name: string) => amount(subscriptions.find(({ part }) => part === name)?.monthly);
  const received = amount(ofCountry?.from.international?.Landline?.price);
  const number = amount(ofCountry?.phone_numbers?.find(({ category }) => category === 'Landline')?.monthly);
  const voicebot = usage('asr') + usage('tts');
  return {
    'price-received': received,
    'price-made': amount(ofCountry?.to.international?.Landline?.price),
    'price-number': number,
    'price-agent': monthly('agentsStart'),
    'price-agent-team': monthly('agentsTeam'),
    'price-recognition': usage('asr'),
    'price-synthesis': usage('tts'),
    'price-live-audio': usage('websocket'),
    'price-voicebot': voicebot,
    'price-voicebot-month': MINUTES * (voicebot + received) + number,
    'price-chat-call': usage('wabVoice'),
    'price-data-call': usage('callUseSdk'),
    'price-recording': usage('audioRecording'),
  };
}

test.each(['en', 'es', 'pt', 'ru'] as const)('the prices that copy quotes in %s are those of the list', (language) => {
  for (const [id, amount] of Object.entries(listed(language))) {
    expect([id, written(id, language)]).toEqual([id, expect.closeTo(amount, 6)]);
  }
});

test('the plans of Kit cost what the list has for them', () => {
  const { blocks } = parse(readFileSync('content/pages/kit/pricing/en.yaml', 'utf8')) as {
    readonly blocks: readonly { readonly type: string; readonly items?: readonly Plan[] }[];
  };
  const plans = blocks.find(({ type }) => type === 'plans')?.items ?? [];
  const { subscriptions = [] } = prices.everywhere();
  const agents = subscriptions.filter(({ part }) => part.startsWith('agents'));
  const listed = agents.map(({ monthly: { USD, EUR, RUR } }) => ({
    USD: Number(USD),
    EUR: Number(EUR),
    RUR: Number(RUR),
  }));
  expect(plans.flatMap(({ price }) => price ?? [])).toEqual(listed);
});
