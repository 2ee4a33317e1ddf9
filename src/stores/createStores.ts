import type { SiteApi } from '#src/api/siteApi.ts';
import { AnnouncerStore } from '#src/stores/AnnouncerStore.ts';
import type { ReturnedForm } from '#src/forms/data/formDefinition.ts';
import { EntriesStore } from '#src/stores/EntriesStore.ts';
import { FormsStore } from '#src/stores/FormsStore.ts';
import { HeaderStore } from '#src/stores/HeaderStore.ts';
import { LoadingStore } from '#src/stores/LoadingStore.ts';
import { PostsStore } from '#src/stores/PostsStore.ts';
import { UiStore } from '#src/stores/UiStore.ts';
import { VisitorStore } from '#src/stores/VisitorStore.ts';

/** The stores of one request, or of one browser tab. */
export interface Stores {
  readonly ui: UiStore;
  readonly header: HeaderStore;
  readonly posts: PostsStore;
  readonly entries: EntriesStore;
  readonly loading: LoadingStore;
  readonly announcer: AnnouncerStore;
  readonly forms: FormsStore;
  readonly visitor: VisitorStore;
}

/** What the server has found out and the browser starts from. */
export interface StoresSnapshot {
  readonly ui: { readonly online: boolean };
  readonly forms?: { readonly returned?: ReturnedForm | undefined };
}

/**
 * @param api where stores get their data
 * @param snapshot the server's state, when hydrating
 */
export function createStores(api: SiteApi, snapshot?: StoresSnapshot): Stores {
  const ui = new UiStore();
  if (snapshot) ui.setOnline(snapshot.ui.online);
  const loading = new LoadingStore();
  return {
    ui,
    header: new HeaderStore(),
    posts: new PostsStore(api),
    entries: new EntriesStore(api),
    loading,
    announcer: new AnnouncerStore(),
    forms: new FormsStore(snapshot?.forms?.returned),
    visitor: new VisitorStore(),
  };
}

/** @returns the stores' state as the hydration data carries it */
export function serializeStores({ ui, forms }: Stores): StoresSnapshot {
  return { ui: { online: ui.online }, ...(forms.returned ? { forms: { returned: forms.returned } } : {}) };
}
