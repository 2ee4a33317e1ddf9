import { Trans, useLingui } from '@lingui/react/macro';
import styles from '#src/pricing/view/list/MatchList.module.css';
import { changeView } from '#src/pricing/view/list/priceView.ts';
import { useMatchText } from '#src/pricing/view/list/useMatchText.ts';
import { useAddress } from '#src/request/useAddress.ts';
import type { Currency } from '#src/shared/currencies.ts';
import type { PriceMatch } from '#src/pricing/data/priceMatch.ts';
import { readPriceQuery } from '#src/pricing/data/priceQuery.ts';

interface MatchListProps {
  readonly id: string;
  readonly matches: readonly PriceMatch[];
  readonly currency: Currency;
}

/** What was found for the question in the address, each a link to its country. */
export function MatchList({ id, matches, currency }: MatchListProps) {
  const { t } = useLingui();
  const describe = useMatchText(currency);
  const { pathname, search } = useAddress();
  const question = readPriceQuery(search).get('q') ?? '';
  return (
    <section className={styles.found} aria-labelledby={`${id}-found`}>
      <h3 id={`${id}-found`} className={styles.title}>{t`Found for “${question}”`}</h3>
      {matches.length === 0 && (
        <p className={styles.none}>
          <Trans>
            Nothing found. Enter a country, a prefix such as 4915, or a full number with its country code. The rates
            below are still those of the country you saw before.
          </Trans>
        </p>
      )}
      <ul className={styles.list}>
        {matches.map((match) => (
          <li key={`${match.iso} ${match.prefix ?? ''} ${match.category ?? ''}`}>
            <a href={pathname + changeView(search, { country: match.iso })} className={styles.match}>
              <img
                className={styles.flag}
                src={`/flags/${match.iso}.svg`}
                width="24"
                height="16"
                alt=""
                loading="lazy"
              />
              <span className={styles.name}>{match.title}</span>
              <span className={styles.detail}>{describe(match)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
