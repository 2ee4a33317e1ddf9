import type { I18n } from '@lingui/core';
import type { PublicSite } from '#config/publicConfig.ts';
import type { Stores } from '#src/stores/createStores.ts';

/** What starts with a page and draws nothing has to work with. */
export interface VisitorContext {
  readonly site: PublicSite;
  readonly stores: Stores;
  readonly i18n: I18n;
}
