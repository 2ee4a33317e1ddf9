import pino from 'pino';
import type { LocaleCode } from '#config/locales.ts';
import { sites, type Site } from '#config/sites.ts';
import type { ContentStore } from '#src/content/contentStore.ts';
import type { TextPart } from '#src/search/data/searchAnswer.ts';
import { createSearch } from '#src/search/server/createSearch.ts';
import type { Find, Search } from '#src/search/server/Search.ts';
import { createRenderGate, MOST_WAITING } from '#src/server/render/renderGate.ts';
import { createSearchIndex } from '#src/search/server/searchIndex.ts';
import { createOfferedPaths } from '#src/server/site/offeredPaths.ts';
import { createEmbeddedSource } from '#src/server/upstream/createEmbeddedSource.ts';
import { openOwnContent } from '#tests/support/ownContent.ts';

/** The search of the site's own content. */

const logger = pino({ level: 'silent' });
let store: ContentStore;
let search: Search;

beforeAll(async () => {
  store = await openOwnContent();
  const index = createSearchIndex(store, (error) => {
    throw error;
  });
  search = createSearch({
    index,
    content: store,
    offeredPaths: createOfferedPaths(createEmbeddedSource(store), store),
    gate: createRenderGate(),
    logger,
  });
  await index.ready();
});
afterAll(() => store.close());

const SITE_OF: Readonly<Partial<Record<LocaleCode, Site>>> = { ru: sites.ru };

async function ask(locale: LocaleCode, words: string, more: Partial<Parameters<Find>[0]> = {}) {
  const find = await search.open({ site: SITE_OF[locale] ?? sites.main, locale });
  const answer = find({ words, scope: 'site', page: 1, ...more });
  if (!answer) throw new Error('No answer');
  return answer;
}
const textOf = (parts: readonly TextPart[]) => parts.map(({ text }) => text).join('');
const pathsOf = ({ results }: Awaited<ReturnType<typeof ask>>) => results.map((result) => result.path);

test.each([
  ['en', 'voicebot', '/products/voicebot'],
  ['en', 'voicebots', '/products/voicebot'],
  ['en', 'inbound contact centers', '/solutions/inbound-contact-center'],
  ['en', 'ＶＯＩＣＥＢＯＴＳ', '/products/voicebot'],
  ['en', 'voıce\u00ADbots', '/products/voicebot'],
  ['es', 'voicebots', '/products/voicebot'],
  ['es', 'precio', '/pricing'],
  ['pt', 'preço', '/pricing'],
  ['pt', 'voicebots', '/products/voicebot'],
  ['ru', 'голосовых роботов', '/products/voicebot'],
  ['ru', 'голосовой робот', '/products/voicebot'],
] as const)('in %s %j finds %s on its first page', async (locale, words, expected) => {
  const answer = await ask(locale, words);
  expect(answer.match).toBe('all');
  expect(pathsOf(answer)).toContain(expected);
});

test.each([
  ['en', 'recordings of calls', 'recording of call'],
  ['es', 'llamadas', 'llamada'],
  ['es', 'grabaciones', 'grabacion'],
  ['pt', 'gravações', 'gravação'],
  ['pt', 'mensagens', 'mensagem'],
  ['ru', 'звонков', 'звонок'],
  ['ru', 'голосовых роботов', 'голосовой робот'],
] as const)('in %s %j and %j are on the same pages', async (locale, one, other) => {
  const [first, second] = [(await ask(locale, one)).found, (await ask(locale, other)).found];
  expect(Math.min(first, second)).toBeGreaterThan(3);
  // Forms that share no stem, such as those of a verb, may add a few.
  expect(Math.min(first, second) / Math.max(first, second)).toBeGreaterThan(0.8);
});

test.each([
  ['en', 'voicebto', 'voicebot'],
  ['en', 'recrodings', 'recording'],
  ['es', 'lamadas de clientes', 'llamadas'],
  ['es', 'transcrpción', 'transcripción'],
  ['pt', 'grvação', 'gravação'],
  ['pt', 'chmadas', 'chamadas'],
  ['ru', 'голосвой робот', 'голосовой робот'],
  ['ru', 'расшифрвка', 'расшифровка'],
] as const)('in %s %j is a slip, and says what was probably meant', async (locale, typed, meant) => {
  const answer = await ask(locale, typed);
  expect(answer.match).toBe('alike');
  expect(answer.found).toBeGreaterThan(0);
  expect(answer.meant).toContain(meant.slice(0, 7));
  const again = await ask(locale, answer.meant ?? '');
  expect([again.match, pathsOf(again)]).toEqual(['all', pathsOf(answer)]);
});

test.each([
  ['en', 'callcenter', 'call center'],
  ['en', 'calltracking prices', 'call tracking prices'],
  ['es', 'callcenter', 'call center'],
  ['ru', 'Коллцентр', 'колл центр'],
  ['ru', 'чатбот', 'чат бот'],
] as const)('in %s %j is two words written as one, and says which', async (locale, typed, meant) => {
  const answer = await ask(locale, typed);
  expect(answer).toMatchObject({ match: 'alike', meant });
  expect(answer.found).toBe((await ask(locale, meant)).found);
});

test.each([
  ['en', 'caller hangs up recording how long kept', '/help/faq/how-long-recordings-are-kept'],
  ['en', 'sms not delivered status sent', '/help/faq/sent-but-not-delivered'],
  ['en', 'how much is a minute of the voicebot', '/help/faq/cost-of-a-voicebot'],
  ['es', 'centralita virtual', '/promo/cloud-pbx'],
  ['es', 'cuantas llamadas simultaneas puedo tener', '/help/faq/calls-at-once'],
  ['es', 'portar mi numero cuanto tarda', '/help/faq/porting-a-number'],
  ['pt', 'caixa postal detectar', '/products/voicemail-detector'],
  ['pt', 'número 0800 preço', '/help/faq/toll-free-callers'],
  ['pt', 'ura', '/products/smart-ivr'],
  ['ru', 'автообзвон клиентов цена', '/dialer'],
  ['ru', 'статус системы не работает', '/help/faq/is-there-an-outage'],
  ['ru', 'вакансии удаленно', '/careers'],
] as const)('in %s %j, as people type it, finds %s among the first three', async (locale, words, expected) => {
  expect(pathsOf(await ask(locale, words)).slice(0, 3)).toContain(expected);
});

test.each([
  ['ru', 'wtyf', 'цена'],
  ['en', 'смс', 'sms'],
  ['ru', 'perenos nomera', 'перенос номера'],
] as const)('in %s %j is in other letters, and says what was meant', async (locale, typed, meant) => {
  const answer = await ask(locale, typed);
  expect(answer).toMatchObject({ match: 'alike', meant });
  expect(pathsOf(answer)).toEqual(pathsOf(await ask(locale, meant)));
});

test('a number is no other number: neither by a slip nor by its beginning', async () => {
  expect(pathsOf(await ask('en', 'sip 486'))[0]).toBe('/blog/sip-trunk-failover-rehearsal');
  expect(await ask('en', '48699')).toMatchObject({ match: 'some', found: 0 });
});

test('where no page has all words, those with some of them are shown, and it is said', async () => {
  const answer = await ask('en', 'voicebot xylophone quartet');
  expect(answer.match).toBe('some');
  expect(pathsOf(answer)).toContain('/products/voicebot');
});

test.each([
  ['qqqqqqqqqqqq', 0],
  ['☎️ 🙂', 0],
  ['.'.repeat(8000), 0],
] as const)('%# finds nothing, and says so', async (words, found) => {
  expect(await ask('en', words)).toMatchObject({ found, page: 1, pages: 1, results: [] });
});

test.each([
  '<script>alert(1)</script> voice',
  '\0voice',
  'voice \ud800',
  '\u202evoice',
  '__proto__',
  'constructor voice',
])('%j harms nothing', async (words) => {
  const answer = await ask('en', words);
  expect(answer.words).not.toMatch(/[\p{C}]/u);
  for (const { excerpt } of answer.results) expect(textOf(excerpt)).not.toMatch(/<\/?(p|a|strong|h2)\b/);
});

test('what was found is marked in title and excerpt, whatever its form', async () => {
  const { results } = await ask('ru', 'голосовых роботов');
  const marked = results.flatMap(({ title, excerpt }) => [...title, ...excerpt].filter(({ found }) => found));
  expect(marked.map(({ text }) => text.toLowerCase())).toEqual(expect.arrayContaining(['голосовой', 'робот']));
  for (const { excerpt } of results) expect(textOf(excerpt).length).toBeLessThan(240);
});

test('a part of the site has its own pages alone, with the way to them', async () => {
  const { results } = await ask('en', 'calls', { scope: 'blog' });
  expect(results.length).toBeGreaterThan(1);
  for (const result of results) {
    expect(result.path).toMatch(/^\/blog\/[^/]+$/);
    expect(result).toMatchObject({ kind: 'article', trail: [expect.stringMatching(/^Blog/)] });
  }
});

test('the way to a page names no page that the site does not offer', async () => {
  const [{ path } = { path: '' }] = (await ask('en', 'calls', { scope: 'blog' })).results;
  const index = createSearchIndex(store, () => undefined);
  const alone = createSearch({
    index,
    content: store,
    offeredPaths: () => new Set([path]),
    gate: createRenderGate(),
    logger,
  });
  await index.ready();
  const find = await alone.open({ site: sites.main, locale: 'en' });
  expect(find({ words: 'calls', scope: 'blog', page: 1 })?.results).toMatchObject([{ path, trail: [] }]);
});

test('pages come ten at a time, no page is there twice, and one past the last is the last', async () => {
  const first = await ask('en', 'call');
  const second = await ask('en', 'call', { page: 2 });
  expect([first.results.length, first.pages > 1]).toEqual([10, true]);
  expect(pathsOf(second).some((each) => pathsOf(first).includes(each))).toBe(false);
  expect((await ask('en', 'call', { page: 999 })).page).toBe(first.pages);
});

test('what a site does not show, and what search engines must not, is not found', async () => {
  const everything = await ask('en', 'thank', { page: 1 });
  expect(pathsOf(everything)).not.toContain('/thank-you');
  const find = await search.open({ site: sites.kz, locale: 'ru' });
  const found = find({ words: 'оферта', scope: 'site', page: 1 });
  expect(found?.results.map((result) => result.path)).not.toContain('/legal/offer');
});

test('a search that fails is logged, and has no answer', async () => {
  const error = jest.spyOn(logger, 'error').mockReturnValue();
  const broken = createSearch({
    index: { ...createSearchIndex(store, () => undefined), ready: () => Promise.resolve(), find: () => explode() },
    content: store,
    offeredPaths: () => new Set(),
    gate: createRenderGate(),
    logger,
  });
  const find = await broken.open({ site: sites.main, locale: 'en' });
  expect(find({ words: 'voice', scope: 'site', page: 1 })).toBeUndefined();
  expect(error).toHaveBeenCalledTimes(1);
  error.mockRestore();
});

const explode = (): never => {
  throw new Error('broken');
};

const QUESTIONS = 40;

test('forty questions at once take a fraction of what a visitor notices each', async () => {
  const questions = ['голосовых роботов', 'расшифрвка звонков', 'цена за минуту', 'как перенести номер телефона'];
  const find = await search.open({ site: sites.ru, locale: 'ru' });
  const start = process.cpuUsage();
  for (let number = 0; number < QUESTIONS; number += 1) {
    find({ words: questions[number % questions.length] ?? '', scope: 'site', page: 1 });
  }
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1000 / QUESTIONS).toBeLessThan(50);
});

test('questions that come together take turns with all that is quick, and of very many the last are refused', async () => {
  const events: string[] = [];
  const ask = async () => {
    const find = await search.open({ site: sites.main, locale: 'en' });
    find({ words: 'voice', scope: 'site', page: 1 });
    events.push('question');
  };
  const questions = Array.from({ length: MOST_WAITING.view + 2 }, ask);
  let quick = 0;
  const answerQuickly = setInterval(() => {
    quick += 1;
    events.push('quick');
  });
  const outcomes = await Promise.allSettled(questions);
  clearInterval(answerQuickly);
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThanOrEqual(2);
  for (const reason of refused) expect(reason).toMatchObject({ status: 503 });
  // Without turns all questions would be answered in one go.
  expect(quick).toBeGreaterThan(MOST_WAITING.view / 2);
  expect(events.join(' ')).toMatch(/question quick( \w+)* question/);
});
