import { renderHook } from '@testing-library/react';
import { useRoomBelow } from '#src/visitor/view/useRoomBelow.ts';

class StandInObserver {
  observe = () => undefined;
  disconnect = () => undefined;
}

test('the room is that of where it will stand, also while it moves in, and goes with it', () => {
  Object.assign(window, { ResizeObserver: StandInObserver, innerHeight: 800 });
  const banner = document.createElement('section');
  banner.style.bottom = '16px';
  document.body.append(banner);
  jest.spyOn(banner, 'offsetHeight', 'get').mockReturnValue(200);
  // 12 px below, at the first frame of its transition.
  jest.spyOn(banner, 'getBoundingClientRect').mockReturnValue({ top: 596 } as DOMRect);
  const { unmount } = renderHook(() => useRoomBelow({ current: banner }));
  window.dispatchEvent(new Event('resize'));
  const room = () => [document.body.style.paddingBlockEnd, document.documentElement.style.scrollPaddingBlockEnd];
  expect(room()).toEqual(['216px', '216px']);
  unmount();
  expect(room()).toEqual(['', '']);
});
