import { makeAutoObservable } from 'mobx';

/** What the whole interface shares and the visitor changes. */
export class UiStore {
  /** SPEC part 4: follows the browser's events. */
  online = true;

  constructor() {
    makeAutoObservable(this);
  }

  setOnline(online: boolean) {
    this.online = online;
  }
}
