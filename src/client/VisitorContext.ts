import type { I18n } from '@lingui/core';
import type { PublicSite } from '#config/publicConfig.ts';
import type { Page } from '#src/shared/page/page.ts';
import type { Stores } from '#src/stores/createStores.ts';

/** What is started with a page is given this. */
export interface VisitorContext {
  readonly site: PublicSite;
  readonly stores: Stores;
  /** Of the page that came as a document; by the time that this is given, another may be shown. */
  readonly firstTemplate: Page['template'];
  readonly i18n: I18n;
  /** Where all words of the language are. */
  readonly messagesUrl: string;
  /** Calls the listener with the page that is shown, and with each that follows. */
  readonly onPage: (listener: (page: Page) => void) => void;
}

/** Likewise, of what shows something: no page carries its words. */
export interface SpeakingContext extends Omit<VisitorContext, 'messagesUrl'> {
  /** Brings the words of chunks that are named `visitor-`. */
  readonly loadWords: () => Promise<unknown>;
}
