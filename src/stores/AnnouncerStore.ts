import { makeAutoObservable } from 'mobx';

/** What a screen reader is told that the eye sees by itself. */
export class AnnouncerStore {
  message = '';

  constructor() {
    makeAutoObservable(this);
  }

  /** The same words a second time differ by a blank that is not read: a live region speaks only when its text changes. */
  announce(message: string) {
    this.message = this.message === message ? `${message}\u00A0` : message;
  }
}
