import { Store } from '#src/stores/Store.ts';

/** What a screen reader is told that the eye sees by itself. */
export class AnnouncerStore extends Store {
  message = '';

  /** The same words a second time differ by a blank that is not read: a live region speaks only when its text changes. */
  announce(message: string) {
    this.change(() => {
      this.message = this.message === message ? `${message}\u00A0` : message;
    });
  }
}
