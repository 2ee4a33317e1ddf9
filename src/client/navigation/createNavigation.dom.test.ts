import '#tests/support/textEncoding.ts';
import { createNavigation, type How } from '#src/client/navigation/createNavigation.ts';
import type { LoadOutcome } from '#src/client/navigation/LoadPage.ts';
import type { Page } from '#src/shared/page/page.ts';

/** `/prices` follows its query by itself. */
const pageOf = (path: string) => ({ path, followsQuery: path.startsWith('/prices') }) as unknown as Page;

/** jsdom moves through its history a while after it was told to. */
const popped = () => new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
const settle = () => new Promise((resolve) => setTimeout(resolve));

let unlisten: () => void = () => undefined;
afterEach(() => unlisten());

/** At `/start` in a history of its own. */
function setUp({ isSeen = false } = {}) {
  window.history.pushState(null, '', '/start');
  const loads: {
    path: string;
    signal: AbortSignal;
    isBack: boolean;
    end: (outcome?: LoadOutcome) => Promise<unknown>;
  }[] = [];
  const shown: string[] = [];
  const left: [string, How][] = [];
  const bar: string[] = [];
  const navigation = createNavigation({
    page: pageOf('/start'),
    load: (path, { signal, isBack }) => {
      const answer = Promise.withResolvers<LoadOutcome>();
      const end = (outcome: LoadOutcome = pageOf(path)) => {
        answer.resolve(outcome);
        return settle();
      };
      loads.push({ path, signal, isBack, end });
      return answer.promise;
    },
    show: ({ page, location }, scroll, isSeen) =>
      shown.push(`${page.path} at ${location.search}${location.hash} ${scroll}${isSeen ? ' seen' : ''}`),
    onStart: () => bar.push('start'),
    onEnd: () => bar.push('end'),
    leave: (href, how) => left.push([href, how]),
  });
  const follow = () => navigation.followHistory(isSeen);
  window.addEventListener('popstate', follow);
  unlisten = () => window.removeEventListener('popstate', follow);
  const arrive = async (href: string) => {
    navigation.follow(href);
    await loads.at(-1)?.end();
  };
  const back = async (steps = -1) => {
    const moved = popped();
    navigation.navigator.go(steps);
    await moved;
  };
  return { ...navigation, loads, shown, left, bar, arrive, back };
}

const address = () => window.location.href.slice(window.location.origin.length);

test('a page is loaded first and arrived at then, also where only its query is another: until it is there the address is the old one', async () => {
  const { follow, loads, shown, bar, current } = setUp();
  const entries = window.history.length;
  follow('/start?a=1#part');
  expect([loads[0]?.path, address(), shown, bar]).toEqual(['/start?a=1', '/start', [], ['start']]);
  await loads[0]?.end();
  expect([address(), shown, bar]).toEqual(['/start?a=1#part', ['/start?a=1 at ?a=1#part to'], ['start', 'end']]);
  expect(current().location).toMatchObject({ pathname: '/start', search: '?a=1', hash: '#part' });
  expect(window.history.length).toBe(entries + 1);
});

test('one that is overtaken is given up, and never arrives', async () => {
  const { follow, loads, shown } = setUp();
  follow('/slow');
  follow('/quick');
  expect(loads.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  await loads[1]?.end();
  await loads[0]?.end();
  expect([address(), shown]).toEqual(['/quick', ['/quick at  to']]);
});

test.each(['leave', 'stay'] as const)(
  'one that is overtaken and cannot be made (%s) leads nowhere',
  async (outcome) => {
    const { follow, loads, left } = setUp();
    follow('/slow');
    follow('/quick');
    await loads[0]?.end(outcome);
    expect([left, address()]).toEqual([[], '/start']);
  },
);

test('fifty different links, one after the other, lead to the last', async () => {
  const { follow, loads, shown, bar } = setUp();
  const entries = window.history.length;
  for (let index = 1; index <= 50; index += 1) follow(`/page-${String(index)}`);
  expect(loads.filter(({ signal }) => signal.aborted)).toHaveLength(49);
  for (const { end } of [...loads].reverse()) await end();
  expect([address(), shown, window.history.length]).toEqual(['/page-50', ['/page-50 at  to'], entries + 1]);
  expect(bar.filter((told) => told === 'end')).toHaveLength(1);
});

test('a link that is pressed twice is followed once', () => {
  const { follow, loads } = setUp();
  follow('/next');
  follow('/next');
  expect(loads).toHaveLength(1);
});

test('a link to where one is asks anew and takes the place of its entry', async () => {
  const { follow, loads } = setUp();
  const entries = window.history.length;
  follow('/start');
  await loads[0]?.end();
  expect([address(), window.history.length, loads]).toEqual([
    '/start',
    entries,
    [expect.objectContaining({ path: '/start' })],
  ]);
});

test.each([
  ['/start#part', 1, '/start at #part stay'],
  ['/start#part#more', 1, '/start at #part#more stay'],
  ['/start#top', 1, '/start at #top to'],
  ['/start#', 1, '/start at # to'],
])('an anchor of the same page, %s, loads nothing', (href, entriesMore, seen) => {
  const { follow, loads, shown, bar } = setUp();
  const entries = window.history.length;
  follow(href);
  expect([address(), shown, loads, bar]).toEqual([href, [seen], [], []]);
  follow(href);
  expect([shown, window.history.length]).toEqual([[seen, seen], entries + entriesMore]);
});

test('an anchor ends what is under way, and the bar with it', async () => {
  const { follow, loads, bar } = setUp();
  follow('/slow');
  follow('/start#part');
  await loads[0]?.end();
  expect([address(), bar]).toEqual(['/start#part', ['start', 'end']]);
});

test('a page that follows its query loads nothing for it, and stays where it is', async () => {
  const { arrive, follow, loads, shown, navigator } = setUp();
  await arrive('/prices');
  follow('/prices?country=de');
  navigator.push('/prices?country=fr', undefined, { preventScrollReset: true });
  navigator.replace({ pathname: '/prices', search: '?country=it', hash: '' });
  expect(shown.slice(1)).toEqual([
    '/prices at ?country=de stay',
    '/prices at ?country=fr stay',
    '/prices at ?country=it to',
  ]);
  expect([address(), loads.length]).toEqual(['/prices?country=it', 1]);
});

test('what a page writes into its address stops nobody who is on the way to another, nor takes its address', async () => {
  const { arrive, back, current, follow, loads, navigator } = setUp();
  await arrive('/prices');
  follow('/next');
  navigator.replace('/prices?estimate=1');
  expect([address(), loads[1]?.signal.aborted]).toEqual(['/prices?estimate=1', false]);
  await loads[1]?.end();
  expect(address()).toBe('/next');
  await back();
  await loads[2]?.end();
  await back();
  navigator.replace('/prices?estimate=2');
  await loads[3]?.end();
  expect([address(), current().location.pathname]).toEqual(['/start', '/start']);
});

test('back and forward show what was there, asked for as what was seen', async () => {
  const { arrive, back, loads, shown } = setUp({ isSeen: true });
  await arrive('/next');
  await back();
  expect(loads[1]).toMatchObject({ path: '/start', isBack: true });
  await loads[1]?.end();
  await back(1);
  await loads[2]?.end();
  expect(shown).toEqual(['/next at  to', '/start at  back seen', '/next at  back seen']);
});

test('back to an anchor of the same page, and to the page without one, loads nothing', async () => {
  const { follow, back, loads, shown } = setUp();
  follow('/start#one');
  follow('/start#two');
  await back();
  await back();
  expect([loads, shown.slice(2)]).toEqual([[], ['/start at #one back', '/start at  back']]);
});

test('an anchor that was typed into the address bar becomes an entry like any other', async () => {
  const { back, shown } = setUp();
  const moved = popped();
  window.location.hash = '#typed';
  await moved;
  expect(window.history.state).toMatchObject({ key: expect.any(String) as string });
  await back();
  expect(shown).toEqual(['/start at #typed back', '/start at  back']);
});

test('back and forward, hammered, end where they end', async () => {
  const { arrive, back, loads, shown, bar } = setUp();
  await arrive('/one');
  await arrive('/two');
  const before = shown.length;
  for (const steps of [-1, -1, 1, -1, 1, 1, -1]) await back(steps);
  for (const { end } of loads) await end();
  expect([address(), shown.length]).toEqual(['/one', before + 1]);
  expect(shown.at(-1)).toBe('/one at  back');
  expect(bar.at(-1)).toBe('end');
});

test('back to the page that is still shown gives up the way to another', async () => {
  const { arrive, back, loads, shown } = setUp();
  await arrive('/next');
  await back();
  await back(1);
  await loads[1]?.end();
  expect([address(), shown, loads[1]?.signal.aborted]).toEqual(['/next', ['/next at  to'], true]);
});

test('without a connection the address stays that of the page, on the way back too', async () => {
  const { arrive, back, follow, loads, left, current } = setUp();
  await arrive('/one');
  await arrive('/two');
  follow('/three');
  await loads[2]?.end('stay');
  expect(address()).toBe('/two');
  await back(-2);
  expect(address()).toBe('/start');
  const undone = popped();
  await loads[3]?.end('stay');
  await undone;
  expect([address(), current().page.path, left]).toEqual(['/two', '/two', []]);
});

test.each([
  ['a link', '/gone', 'push'],
  ['a link to where one is', '/start', 'replace'],
] as const)('%s that the server is to answer is left to it', async (_name, href, how) => {
  const { follow, loads, left } = setUp();
  follow(href);
  await loads[0]?.end('leave');
  expect([left, address()]).toEqual([[[href, how]], '/start']);
});

test('a page to come back to that the server is to answer is left to it, at its address', async () => {
  const { arrive, back, loads, left } = setUp();
  await arrive('/next#part');
  await back();
  await loads[1]?.end('leave');
  expect([left, address()]).toEqual([[['/start', 'back']], '/start']);
});

test('an entry that the browser refuses to write is left to it', async () => {
  const { arrive, left } = setUp();
  jest.spyOn(window.history, 'pushState').mockImplementationOnce(() => {
    throw new DOMException('too many', 'SecurityError');
  });
  await arrive('/next');
  expect(left).toEqual([['/next', 'push']]);
});

test('an entry keeps its name over a reload, and what was to be remembered with it', async () => {
  const { navigator, loads, current } = setUp();
  navigator.push('/next', { from: 'here' });
  await loads[0]?.end();
  const { key } = current().location;
  const ignore = () => undefined;
  const ignored = { show: ignore, onStart: ignore, onEnd: ignore, leave: ignore };
  const again = createNavigation({ page: pageOf('/next'), load: () => Promise.resolve('stay'), ...ignored });
  expect(again.current().location).toMatchObject({ key, state: { from: 'here' }, pathname: '/next' });
});

test('components are given addresses as links have them', () => {
  const { navigator } = setUp();
  const addresses = ['/a?b#c', { pathname: '/a', search: '?b' }].map((to) => navigator.createHref(to));
  expect(addresses).toEqual(['/a?b#c', '/a?b']);
});

test('a page that is drawn anew stays where it is, also where it follows its query by itself', async () => {
  const { renew, navigator, current, loads, shown, left } = setUp();
  navigator.push('/prices?country=de#rates', { from: 'here' });
  await loads[0]?.end();
  void renew();
  await loads.at(-1)?.end();
  expect(shown.at(-1)).toBe('/prices?country=de at ?country=de#rates stay');
  expect([address(), current().location.state, left]).toEqual(['/prices?country=de#rates', { from: 'here' }, []]);
});

test.each(['leave', 'stay'] as const)('one that cannot be had anew (%s) stays as it is', async (outcome) => {
  const { renew, loads, shown, left, bar } = setUp();
  void renew();
  await loads.at(-1)?.end(outcome);
  expect([shown, left, bar]).toEqual([[], [], ['start', 'end']]);
});
