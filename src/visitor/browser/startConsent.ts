import type { SpeakingContext } from '#src/client/VisitorContext.ts';
import { onConsent } from '#src/visitor/data/answerConsent.ts';
import { currentConsent } from '#src/visitor/data/visitorStorage.ts';
import type { Layout } from '#src/shared/page/page.ts';

/** Long texts, among them those that the banner leads to, are read without it; an error page is left as it is. */
const QUIET: readonly Layout[] = ['blank', 'empty'];

/**
 * Asks for consent, on most layouts, while there is no answer (SPEC part 4). Who closes the question is not asked again on the
 * pages that follow, and is as they were: nothing is stored. An answer that another tab takes away is asked for anew.
 */
export function startConsent({ site, stores, i18n, loadWords, onPage }: SpeakingContext): void {
  let isQuiet = true;
  let isClosed = false;
  let show: Promise<(isShown: boolean) => void> | undefined;

  const isAsked = () => !isQuiet && !isClosed && currentConsent().by === 'nobody';
  const load = async () => {
    const [{ mountBanner }] = await Promise.all([
      import(/* webpackChunkName: "visitor-consent" */ '#src/visitor/view/mountBanner.tsx'),
      loadWords(),
    ]);
    return mountBanner({ site, stores, i18n, onClose: close });
  };
  const update = () => {
    if (!show && !isAsked()) return;
    show ??= load();
    show.then(
      (draw) => draw(isAsked()),
      () => {
        // Without the question nothing is agreed to; the next page tries again.
        show = undefined;
      },
    );
  };
  const close = () => {
    isClosed = true;
    update();
  };
  onPage(({ layout }) => {
    isQuiet = QUIET.includes(layout);
    update();
  });
  onConsent(() => {
    isClosed = false;
    update();
  });
}
