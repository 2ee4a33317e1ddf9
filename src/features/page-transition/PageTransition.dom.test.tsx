import '#tests/support/textEncoding.ts';
import { act, cleanup, render } from '@testing-library/react';
import { useEffect } from 'react';
import { MemoryRouter, useLocation, useNavigate, type NavigateFunction } from 'react-router';
import { PAGE_TRANSITION } from '#config/constants.ts';
import { PageTransition } from '#src/features/page-transition/PageTransition.tsx';

/** jsdom animates nothing: what it was asked for is what there is to see. */
const cancel = jest.fn();
const animate = jest.fn<{ cancel: () => void }, [Keyframe[], KeyframeAnimationOptions]>(() => ({ cancel }));
let reducedMotion = false;

beforeEach(() => {
  jest.clearAllMocks();
  reducedMotion = false;
  Object.assign(Element.prototype, { animate });
  Object.assign(window, { matchMedia: () => ({ matches: reducedMotion }) });
});
afterEach(cleanup);

/** As the router has it: the same page as long as nothing else was loaded. */
const pages = new Map<string, object>();
function pageAt(path: string): object {
  const page = pages.get(path) ?? { path };
  pages.set(path, page);
  return page;
}

function setUp() {
  let navigate: NavigateFunction = () => undefined;
  function View() {
    const current = useNavigate();
    const { pathname } = useLocation();
    useEffect(() => {
      navigate = current;
    });
    return (
      <>
        <main id="content" />
        <PageTransition page={pageAt(pathname)} />
      </>
    );
  }
  render(
    <MemoryRouter initialEntries={['/start']}>
      <View />
    </MemoryRouter>,
  );
  return (to: string) => act(async () => navigate(to));
}

test('the first page is there at once', () => {
  setUp();
  expect(animate).not.toHaveBeenCalled();
});

test('a new page comes in within 300 ms and travels 12 px at most', async () => {
  const go = setUp();
  await go('/next');
  const [frames, options] = animate.mock.calls[0]!;
  expect(options.duration).toBe(PAGE_TRANSITION);
  const travel = /translateY\((\d+)px\)/.exec(String(frames[0]?.transform))?.[1];
  expect(Number(travel)).toBeLessThanOrEqual(12);
  expect(frames.at(-1)).toEqual({ opacity: 1, transform: 'none' });
});

test('a page that goes takes its motion along', async () => {
  const go = setUp();
  await go('/next');
  await go('/third');
  expect([animate.mock.calls.length, cancel.mock.calls.length]).toEqual([2, 1]);
});

test('an anchor that is followed while the page comes in is measured at rest', async () => {
  const go = setUp();
  await go('/next');
  await go('/next#part');
  expect([animate.mock.calls.length, cancel.mock.calls.length]).toEqual([1, 1]);
});

test('an anchor of the same page moves nothing', async () => {
  const go = setUp();
  await go('/start#part');
  expect(animate).not.toHaveBeenCalled();
});

test('a change of the query that the page follows by itself moves nothing', async () => {
  const go = setUp();
  await go('/start?country=de');
  expect(animate).not.toHaveBeenCalled();
});

test('who wants no motion gets none', async () => {
  reducedMotion = true;
  const go = setUp();
  await go('/next');
  expect(animate).not.toHaveBeenCalled();
});
