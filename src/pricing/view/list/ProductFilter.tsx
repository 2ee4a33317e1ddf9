import { Trans, useLingui } from '@lingui/react/macro';
import styles from '#src/pricing/view/list/ProductFilter.module.css';
import { changeView } from '#src/pricing/view/list/priceView.ts';
import { usePriceNames } from '#src/pricing/words/usePriceNames.ts';
import { useAddress } from '#src/request/useAddress.ts';
import { CATALOGUE } from '#src/pricing/data/catalogue.ts';
import type { ProductName } from '#src/pricing/data/productNames.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';

const namesOf = (kind: 'channel' | 'solution') =>
  CATALOGUE.filter((entry) => entry.kind === kind).map(({ name }) => name);
const CHANNELS = namesOf('channel');
const SOLUTIONS = namesOf('solution');

/** Links, one for each product: the channels at hand, the solutions behind their name. */
export function ProductFilter({ current }: { readonly current: ProductName }) {
  const { t } = useLingui();
  const { product } = usePriceNames();
  const isSolution = SOLUTIONS.includes(current);
  return (
    <nav className={styles.filter} aria-label={t`Product`}>
      <ul className={styles.channels}>
        {CHANNELS.map((name) => (
          <li key={name}>
            <ProductLink name={name} current={current} className={styles.channel} />
          </li>
        ))}
      </ul>
      <details className={styles.details}>
        <summary className={styles.summary} data-current={isSolution}>
          {isSolution ? (
            <>
              <span className="visuallyHidden">
                <Trans>Solution:</Trans>{' '}
              </span>
              {product(current)}
            </>
          ) : (
            <Trans>Solutions</Trans>
          )}
          <Icon name="chevron-down" size={20} />
        </summary>
        <ul className={styles.solutions}>
          {SOLUTIONS.map((name) => (
            <li key={name}>
              <ProductLink name={name} current={current} className={styles.solution} />
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}

interface ProductLinkProps {
  readonly name: ProductName;
  readonly current: ProductName;
  readonly className: string | undefined;
}

function ProductLink({ name, current, className }: ProductLinkProps) {
  const { product } = usePriceNames();
  const { pathname, search } = useAddress();
  return (
    <a
      href={pathname + changeView(search, { product: name })}
      className={className}
      aria-current={name === current ? 'true' : undefined}
    >
      {product(name)}
    </a>
  );
}
