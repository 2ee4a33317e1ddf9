import { BREAKPOINT, THIRD_PARTY_CATEGORY } from '#config/constants.ts';
import { createUuid } from '#src/shared/text/createUuid.ts';
import { chatConfig, type ChatConfig } from '#src/visitor/browser/chatConfig.ts';
import type { VisitorContext } from '#src/client/VisitorContext.ts';
import { whenLoaded } from '#src/visitor/browser/whenLoaded.ts';
import { onConsent } from '#src/visitor/data/answerConsent.ts';
import { loadThirdParty } from '#src/visitor/data/loadThirdParty.ts';
import { hasConsent } from '#src/visitor/data/visitorStorage.ts';

/** What the script of the chat leaves for the page (docs/how-to/operate.md). */
interface ChatWidget {
  init(config: ChatConfig): void;
  destroy(): void;
}

declare global {
  interface Window {
    KitChat?: ChatWidget;
  }
}

const SCRIPT = '/chat/widget.js';

/** SPEC part 4: on screens wider than this, and never on campaign pages. */
const isWanted = (): boolean =>
  hasConsent(THIRD_PARTY_CATEGORY.chat) &&
  window.innerWidth > BREAKPOINT.chatMinimum &&
  !location.pathname.includes('/promo/');

/**
 * The chat of Kit (SPEC parts 3, 4 and 7): after the window's load event, where it is wanted and the visitor has agreed. It
 * goes where it is not wanted any more, and begins anew in another language.
 */
export function startChat({ site, i18n, onPage }: Pick<VisitorContext, 'site' | 'i18n' | 'onPage'>): void {
  const chat = site.thirdParties?.chat;
  if (!chat) return;
  /** Made up, and kept nowhere: what the chat keeps itself comes with consent to it. */
  const id = createUuid();
  let language: string | undefined;
  let loading: Promise<void> | undefined;

  const close = () => {
    if (language === undefined) return;
    language = undefined;
    guard(() => window.KitChat?.destroy());
  };
  const open = () => {
    if (language === i18n.locale) return;
    close();
    language = i18n.locale;
    guard(() => window.KitChat?.init(chatConfig(chat, { id, language: i18n.locale })));
  };
  const follow = async () => {
    await whenLoaded();
    if (isWanted()) {
      try {
        // A host that does not answer is asked once a document.
        await (loading ??= loadThirdParty('chat', `${chat.host}${SCRIPT}?${String(Date.now())}`));
      } catch {
        return;
      }
    }
    // The visitor may have gone on while it was loading.
    if (isWanted()) open();
    else close();
  };
  const again = () => void follow();
  onPage(again);
  onConsent(again);
  i18n.on('change', again);
}

/** What the widget does wrong is its own matter. */
function guard(task: () => void): void {
  try {
    task();
  } catch {
    // The page goes on without it.
  }
}
