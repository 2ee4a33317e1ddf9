import { HeaderStore } from '#src/stores/HeaderStore.ts';

test('of submenus and auth submenus one at most is open', () => {
  const header = new HeaderStore();
  header.setSubmenu(1, true);
  header.setAuth(0, true);
  expect([header.submenu, header.auth]).toEqual([undefined, 0]);
  header.setSubmenu(2, true);
  expect([header.submenu, header.auth]).toEqual([2, undefined]);
});

test('the late report that another submenu has closed does not close the open one', () => {
  const header = new HeaderStore();
  header.setSubmenu(0, true);
  header.setSubmenu(1, true);
  header.setSubmenu(0, false);
  expect(header.submenu).toBe(1);
  header.setAuth(0, true);
  header.setAuth(1, true);
  header.setAuth(0, false);
  expect(header.auth).toBe(1);
});

test('closing the mobile menu returns it to its main list, and a route change closes all', () => {
  const header = new HeaderStore();
  header.setMenu(true);
  header.setSubmenu(0, true);
  header.setMenu(false);
  expect(header.submenu).toBeUndefined();
  header.setMenu(true);
  header.setAuth(1, true);
  header.closeAll();
  expect([header.menuOpen, header.submenu, header.auth]).toEqual([false, undefined, undefined]);
});
