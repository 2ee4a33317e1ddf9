import type { Messages } from '@lingui/core';
import type { PublicSite } from '#config/publicConfig.ts';
import type { StoresSnapshot } from '#src/stores/createStores.ts';
import type { ShellMenus } from '#src/shared/page/menus.ts';
import type { Page } from '#src/shared/page/page.ts';

/** The id of the script element that holds the data of `Boot`. */
export const BOOT_ID = 'boot';

/** What the browser needs to take a page over, as JSON in the document. */
export interface Boot {
  readonly site: PublicSite;
  readonly menus: ShellMenus;
  /** The messages of the shell, and of what runs at once: the template, some blocks, the bar of a draft. */
  readonly messages: Messages;
  /** Where all messages of the language are, for islands that are used, and for the first client navigation. */
  readonly messagesUrl: string;
  readonly stores: StoresSnapshot;
  /** What is shown, without the fields of blocks that hydration leaves alone. */
  readonly page: Page;
  /** The page's own address, where it was answered under another one: a form that came back. */
  readonly address?: string;
}
