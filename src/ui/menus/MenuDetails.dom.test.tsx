import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { MenuDetails } from '#src/ui/menus/MenuDetails.tsx';

Object.assign(window, { matchMedia: () => ({ matches: true }) });
afterEach(cleanup);

const name = () => screen.getByText('Products');

/** @param type of the event, as a pointer of the kind has it in every browser */
function point(type: 'pointerOver' | 'pointerOut', pointerType: string) {
  fireEvent(name(), Object.assign(createEvent[type](name()), { pointerType }));
}

/** @returns whether the browser is kept from opening or closing. In Firefox before 129 a click does not say what made it. */
const press = (detail = 1) => !fireEvent(name(), new MouseEvent('click', { bubbles: true, cancelable: true, detail }));

const onOpenChange = jest.fn();
const show = () =>
  render(
    <MenuDetails open hover summary="Products" onOpenChange={onOpenChange}>
      <p>Panel</p>
    </MenuDetails>,
  );

test('what hover has opened, a click of the mouse does not close; a key does', () => {
  show();
  point('pointerOver', 'mouse');
  expect([press(), press(0)]).toEqual([true, false]);
});

test('a finger closes it, whose pointer has left before the click', () => {
  show();
  point('pointerOver', 'touch');
  point('pointerOut', 'touch');
  expect(press()).toBe(false);
});

test('a menu that has gone while a pointer was on its way says nothing any more', () => {
  jest.useFakeTimers();
  const { unmount } = show();
  point('pointerOver', 'mouse');
  unmount();
  onOpenChange.mockClear();
  jest.runAllTimers();
  jest.useRealTimers();
  expect(onOpenChange).not.toHaveBeenCalled();
});
