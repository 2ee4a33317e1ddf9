import { Store } from '#src/stores/Store.ts';

/** What the whole interface shares and the visitor changes. */
export class UiStore extends Store {
  /** SPEC part 4: follows the browser's events. */
  online = true;

  setOnline(online: boolean) {
    if (online === this.online) return;
    this.change(() => {
      this.online = online;
    });
  }
}
