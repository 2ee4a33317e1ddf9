import { act, renderHook } from '@testing-library/react';
import { useCopy } from '#src/ui/display/useCopy.ts';

const setUp = (writeText: () => Promise<void>) => {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  return renderHook(({ of }) => useCopy({ of }), { initialProps: { of: 'one' } });
};

test.each([
  ['copied', () => Promise.resolve()],
  ['refused', () => Promise.reject(new DOMException('Not allowed', 'NotAllowedError'))],
])('%s is said of what was copied, and of nothing that took its place', async (outcome, writeText) => {
  const { result, rerender } = setUp(writeText);
  await act(() => result.current.copy('https://one.example'));
  expect(result.current.outcome).toBe(outcome);
  rerender({ of: 'other' });
  expect(result.current.outcome).toBeUndefined();
});

test('a browser without a clipboard refuses', async () => {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
  const { result } = renderHook(() => useCopy());
  await act(() => result.current.copy('x'));
  expect(result.current.outcome).toBe('refused');
});
