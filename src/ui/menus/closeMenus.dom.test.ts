import { closeMenus } from '#src/ui/menus/closeMenus.ts';

const html = `<header><details id="menu"><summary>Menu</summary><a href="#in">In</a></details>
    <p>Beside</p><a href="#beside">Beside</a></header>
  <p id="away">Away</p><a href="#on" id="on">On</a>`;

let end: () => void = () => undefined;
const onClose = jest.fn();

beforeEach(() => {
  onClose.mockReset();
  document.body.innerHTML = html;
  menu().open = true;
});
afterEach(() => {
  end();
});

const menu = () => document.querySelector('details')!;
const install = (options: Partial<Parameters<typeof closeMenus>[0]> = {}) => {
  end = closeMenus({ menus: () => document.querySelectorAll('details'), onClose, ...options });
};
const press = (selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
const escape = () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));

test('a press elsewhere closes, one inside does not', () => {
  install();
  press('a');
  expect(menu().open).toBe(true);
  press('#away');
  expect([menu().open, onClose.mock.calls.length]).toEqual([false, 1]);
});

test('the focus closes what it leaves, and nothing while it goes through', () => {
  install();
  document.querySelector('summary')?.focus();
  document.querySelector('a')?.focus();
  expect(menu().open).toBe(true);
  document.getElementById('on')?.focus();
  expect([menu().open, onClose.mock.calls.length, document.activeElement?.id]).toEqual([false, 1, 'on']);
});

test('what belongs to the menu may be around it', () => {
  install({ frameOf: (element) => element.closest('header') });
  press('header > p');
  document.querySelector<HTMLElement>('header > a')?.focus();
  expect(menu().open).toBe(true);
  press('#away');
  expect(menu().open).toBe(false);
});

test('Escape closes and gives the focus back to the name, if it was in the menu', () => {
  install();
  document.querySelector('a')?.focus();
  escape();
  expect([menu().open, document.activeElement]).toEqual([false, document.querySelector('summary')]);
});

test.each([
  [true, false, 'SUMMARY'],
  [false, true, 'A'],
])('a page that comes back from memory (%s) does so with its menus closed', (persisted, isOpen, focused) => {
  install();
  document.querySelector('a')?.focus();
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  expect([menu().open, document.activeElement?.tagName]).toEqual([isOpen, focused]);
});

test('Escape in vain is told to nobody, and neither is anything after the end', () => {
  install();
  menu().open = false;
  escape();
  expect(onClose).not.toHaveBeenCalled();
  menu().open = true;
  end();
  escape();
  press('#away');
  document.getElementById('on')?.focus();
  expect(menu().open).toBe(true);
});
