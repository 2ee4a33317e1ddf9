import { Trans } from '@lingui/react/macro';
import styles from '#src/pricing/view/list/PriceList.module.css';
import { formatDate } from '#src/i18n/formatDate.ts';
import { useSite } from '#src/request/SiteContext.tsx';
import type { PriceOrigin } from '#src/pricing/data/prices.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { Notice } from '#src/ui/display/Notice.tsx';

/** How far the rates can be relied upon. Nothing where they are the provider's of now. */
export function RateNotices({ origin: { sample, stale_since: since } }: { readonly origin: PriceOrigin }) {
  const { iso } = useSite();
  const staleSince = since && formatDate(since.slice(0, 10), iso);
  return (
    <>
      {staleSince && (
        <Notice tone="warning">
          <Trans>Rates of {staleSince}; newer ones cannot be had at the moment.</Trans>
        </Notice>
      )}
      {sample && (
        <p className={styles.sample}>
          <Icon name="info-circle" size={20} />
          <Trans>These are sample rates: the provider is fictional.</Trans>
        </p>
      )}
    </>
  );
}
