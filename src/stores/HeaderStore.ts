import { Store } from '#src/stores/Store.ts';

/** What is open in the header: the mobile menu, and of the submenus one at most (SPEC part 4). */
export class HeaderStore extends Store {
  menuOpen = false;
  submenu: number | undefined;
  /** 0 sign in, 1 sign up. */
  auth: number | undefined;

  setMenu(open: boolean) {
    this.change(() => {
      this.menuOpen = open;
      if (!open) this.submenu = undefined;
    });
  }

  /** Closing one that is no longer the open one changes nothing: the browser reports it late. */
  setSubmenu(index: number, open: boolean) {
    if (!open && this.submenu !== index) return;
    this.change(() => {
      this.submenu = open ? index : undefined;
      if (open) this.auth = undefined;
    });
  }

  setAuth(index: number, open: boolean) {
    if (!open && this.auth !== index) return;
    this.change(() => {
      this.auth = open ? index : undefined;
      if (open) this.submenu = undefined;
    });
  }

  closeAll() {
    this.change(() => {
      this.menuOpen = false;
      this.submenu = undefined;
      this.auth = undefined;
    });
  }
}
