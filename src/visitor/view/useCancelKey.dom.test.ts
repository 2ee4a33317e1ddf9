import { renderHook } from '@testing-library/react';
import { closeMenus } from '#src/ui/menus/closeMenus.ts';
import { useCancelKey } from '#src/visitor/view/useCancelKey.ts';

/** @returns how often Escape has cancelled, after each of two presses of it by who is nowhere, or in an element */
function pressTwice(html: string, place = 'body'): number[] {
  document.body.innerHTML = html;
  // It is there before the question is.
  const end = closeMenus({ menus: () => document.querySelectorAll('details') });
  const cancel = jest.fn();
  const { unmount } = renderHook(() => useCancelKey(cancel));
  const press = () => {
    document.querySelector(place)?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    return cancel.mock.calls.length;
  };
  const presses = [press(), press()];
  unmount();
  end();
  return presses;
}

test.each([
  ['a menu of the header', '<header><details open><summary>Language</summary></details></header>'],
  ['a menu of the page', '<details data-menu open><summary>Start</summary></details>'],
])('what closes %s leaves the question: the next press closes that', (_menu, html) => {
  expect(pressTwice(html)).toEqual([0, 1]);
});

test('who is in the question closes it, and who writes does not', () => {
  expect(pressTwice('<section data-consent><button></button></section>', 'button')).toEqual([1, 2]);
  expect(pressTwice('<input>', 'input')).toEqual([0, 0]);
});
