import styles from '#src/pricing/view/list/PriceList.module.css';
import { useOriginWords } from '#src/pricing/words/useOriginWords.ts';
import type { PriceOrigin } from '#src/pricing/data/prices.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { Notice } from '#src/ui/display/Notice.tsx';

/** How far the rates can be relied upon. Nothing where they are the provider's of now. */
export function RateNotices({ origin }: { readonly origin: PriceOrigin }) {
  const { sample, stale } = useOriginWords(origin);
  return (
    <>
      {stale && <Notice tone="warning">{stale}</Notice>}
      {sample && (
        <p className={styles.sample}>
          <Icon name="info-circle" size={20} />
          {sample}
        </p>
      )}
    </>
  );
}
