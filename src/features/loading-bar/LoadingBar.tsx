import { useLingui } from '@lingui/react/macro';
import { useEffect, useLayoutEffect, useRef } from 'react';
import styles from '#src/features/loading-bar/LoadingBar.module.css';
import { useStores } from '#src/stores/StoresContext.tsx';
import { useStore } from '#src/stores/useStore.ts';

/** The line over the page while another one is being loaded. */
export function LoadingBar() {
  const { loading, announcer } = useStores();
  const { t } = useLingui();
  const { isVisible, phase, progress } = useStore(loading);
  const line = useRef<HTMLDivElement>(null);
  const failure = phase === 'failed' ? t`The page could not be loaded.` : undefined;

  // A style attribute in the markup is blocked by the policy; the object model is not.
  useLayoutEffect(() => {
    line.current?.style.setProperty('transform', `scaleX(${String(progress)})`);
  }, [isVisible, progress]);
  useEffect(() => {
    if (failure) announcer.announce(failure);
  }, [announcer, failure]);

  if (!isVisible) return null;
  return (
    <div
      role="progressbar"
      aria-label={t`Loading the page`}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(progress * 100)}
      data-phase={phase}
      className={styles.bar}
    >
      <div ref={line} className={styles.line} />
    </div>
  );
}
