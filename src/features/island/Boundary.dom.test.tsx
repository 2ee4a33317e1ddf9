import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { PartBoundary } from '#src/features/island/Boundary.tsx';

const Broken = () => {
  throw new Error('broken');
};

const part = (of: object, content: ReactNode) => (
  <PartBoundary of={of} wrapper={{ id: 'part' }}>
    {content}
  </PartBoundary>
);

beforeEach(() => void jest.spyOn(console, 'error').mockReturnValue());
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const text = () => document.getElementById('part')?.textContent;

test('a part that breaks stands there as it stood', () => {
  const page = {};
  const { rerender } = render(part(page, <p>Prices</p>));
  rerender(part(page, <Broken />));
  expect(text()).toBe('Prices');
});

test('one that breaks on the page that follows shows nothing of the page before', () => {
  const { rerender } = render(part({}, <p>Prices</p>));
  rerender(part({}, <Broken />));
  expect(text()).toBe('');
});

test('one that was broken is tried anew on the page that follows', () => {
  const { rerender } = render(part({}, <Broken />));
  rerender(part({}, <p>Prices</p>));
  expect(text()).toBe('Prices');
});
