import { act, cleanup, render, screen } from '@testing-library/react';
import { Contents } from '#src/pages/product/Contents.tsx';
import { cta } from '#src/shared/page/cta.ts';
import { renderBlock, withProviders } from '#tests/support/renderBlock.tsx';

const sections = [
  { id: 'figures', label: 'Figures' },
  { id: 'questions', label: 'Questions' },
];
const action = cta.parse({ label: 'Talk to us', href: '/contacts', size: 'large' });

type Report = (id: string, isIntersecting: boolean) => void;

/** What the hook observes, and the means to report a crossing. */
function fakeObserver() {
  const watched: string[] = [];
  let report: Report = () => undefined;
  let ended = false;
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      report = (id, isIntersecting) => {
        const target = document.getElementById(id);
        callback([{ target, isIntersecting } as unknown as IntersectionObserverEntry], this as never);
      };
    }
    observe(target: Element) {
      watched.push(target.id);
    }
    disconnect() {
      ended = true;
    }
  } as never;
  return {
    watched,
    isOver: () => ended,
    report: (...crossing: Parameters<Report>) => {
      act(() => {
        report(...crossing);
      });
    },
  };
}

const marked = () =>
  screen.getAllByRole('link', { current: 'location', hidden: true }).map(({ textContent }) => textContent);

describe('Contents', () => {
  afterEach(cleanup);

  it('is plain anchors on the server, with the action at its end and nothing marked', () => {
    const html = renderBlock(<Contents sections={sections} action={action} />, { locale: 'es' });
    expect(html.match(/href="#figures"/g)).toHaveLength(2);
    expect(html).toMatch(/Questions<\/a><\/li><\/ol><div[^>]*><a href="\/es\/contacts"/);
    expect(html).not.toContain('aria-current');
  });

  it('is not there where the page has no section that it could lead to', () => {
    expect(renderBlock(<Contents sections={[]} action={action} />)).toBe('');
  });

  it('marks the section that is being read, and only the first of two', () => {
    const { watched, report, isOver } = fakeObserver();
    const { unmount } = render(
      withProviders(
        <>
          <Contents sections={sections} action={action} />
          <div id="figures" />
          <div id="questions" />
        </>,
      ),
    );
    expect(watched).toEqual(['figures', 'questions']);
    report('questions', true);
    expect(marked()).toEqual(['Questions', 'Questions']);
    report('figures', true);
    expect(marked()).toEqual(['Figures', 'Figures']);
    report('figures', false);
    report('questions', false);
    expect(screen.queryAllByRole('link', { current: 'location', hidden: true })).toEqual([]);
    unmount();
    expect(isOver()).toBe(true);
  });
});
