import { makeAutoObservable } from 'mobx';

/** What is open in the header: the mobile menu, and of the submenus one at most (SPEC part 4). */
export class HeaderStore {
  menuOpen = false;
  submenu: number | undefined = undefined;
  /** 0 sign in, 1 sign up. */
  auth: number | undefined = undefined;

  constructor() {
    makeAutoObservable(this);
  }

  setMenu(open: boolean) {
    this.menuOpen = open;
    if (!open) this.submenu = undefined;
  }

  /** Closing one that is no longer the open one changes nothing: the browser reports it late. */
  setSubmenu(index: number, open: boolean) {
    if (open) [this.submenu, this.auth] = [index, undefined];
    else if (this.submenu === index) this.submenu = undefined;
  }

  setAuth(index: number, open: boolean) {
    if (open) [this.auth, this.submenu] = [index, undefined];
    else if (this.auth === index) this.auth = undefined;
  }

  closeAll() {
    this.setMenu(false);
    this.auth = undefined;
  }
}
