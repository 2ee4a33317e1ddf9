import { type ComponentType, use, useEffect, useState } from 'react';
import styles from '#src/forms/view/outbox/Outbox.module.css';
import { mayHaveQueued, OUTBOX_EVENT } from '#src/forms/data/outboxMark.ts';
import { WordsContext } from '#src/i18n/WordsContext.ts';

/**
 * Where it is told what has become of a form that was written offline, or whose page was left while it was sent. It stands on every page, so all but the place is
 * loaded by those who have such a form.
 */
export function Outbox() {
  const [View, setView] = useState<ComponentType>();
  const loadWords = use(WordsContext);
  useEffect(() => {
    const look = () => {
      if (!navigator.onLine || !mayHaveQueued()) return;
      // Failing, it is tried again on the next page: a page with words in it must not be loaded anew for this.
      Promise.all([
        import(/* webpackChunkName: "outbox" */ '#src/forms/view/outbox/OutboxNotice.tsx'),
        loadWords(),
      ]).then(
        ([{ OutboxNotice }]) => setView(() => OutboxNotice),
        () => undefined,
      );
    };
    look();
    const listening = new AbortController();
    window.addEventListener('online', look, listening);
    window.addEventListener(OUTBOX_EVENT, look, listening);
    return () => listening.abort();
  }, [loadWords]);
  return (
    <div role="status" className={styles.region} data-surface="white">
      {View && <View />}
    </div>
  );
}
