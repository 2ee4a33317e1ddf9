import { createNavigation, type Navigation } from '#src/client/navigation/createNavigation.ts';
import { createStage, type Stage } from '#src/client/navigation/createStage.ts';
import { leaveDocument } from '#src/client/navigation/leaveDocument.ts';
import type { LoadPage } from '#src/client/navigation/LoadPage.ts';
import { createScrollMemory } from '#src/client/navigation/scrollMemory.ts';
import type { Page } from '#src/shared/page/page.ts';
import type { LoadingStore } from '#src/stores/LoadingStore.ts';

interface StartOptions {
  /** The server's page. */
  readonly page: Page;
  readonly load: LoadPage;
  readonly loading: Pick<LoadingStore, 'start' | 'finish' | 'reset'>;
}

/** Navigation in this document, tied to the browser's history and to the loading bar (SPEC part 4). */
export function startNavigation({ page, load, loading }: StartOptions): {
  navigation: Navigation;
  stage: Stage;
} {
  const navigation = createNavigation({
    page,
    load,
    show: (shown, scroll, isSeen) => stage.show(shown, scroll, isSeen),
    onStart: () => loading.start(),
    onEnd: () => loading.finish(),
    leave: leaveDocument,
  });
  const stage = createStage(
    navigation.current(),
    createScrollMemory(() => navigation.current().location.key),
  );
  window.addEventListener('popstate', ({ hasUAVisualTransition }) => navigation.followHistory(hasUAVisualTransition));
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    navigation.giveUp();
    loading.reset();
  });
  return { navigation, stage };
}
