import { Trans, useLingui } from '@lingui/react/macro';
import styles from '#src/scenes/catalogue/number-shop/NumberShop.module.css';
import type { NumberShopScene } from '#src/scenes/catalogue/number-shop/schema.ts';
import { Chip } from '#src/scenes/parts/Chip.tsx';
import { Flag } from '#src/scenes/parts/Flag.tsx';
import { Rows } from '#src/scenes/parts/Rows.tsx';
import { Window } from '#src/scenes/parts/Window.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';

/** A number is found, its documents are there, it is rented. Without price data the search has no results to show. */
export function NumberShop(scene: NumberShopScene) {
  return (
    <div className={styles.scene}>
      <Shop {...scene} />
      <Documents {...scene} />
      <Rented {...scene} />
    </div>
  );
}

function Shop({ query, category, offers = [] }: NumberShopScene) {
  const { t } = useLingui();
  const names = useKindNames();
  const [chosen] = offers;
  return (
    <Window title={t`Rent a number`} className={styles.shop}>
      <div className={styles.search}>
        <p className={styles.field}>
          <Icon name="search" size={16} />
          {query}
          <span className={styles.caret} />
        </p>
        <ul className={styles.found}>
          {offers.map(({ country, title, kinds }, index) => (
            <li key={country} className={styles.country} data-chosen={index === 0} data-step={index + 1}>
              <Flag country={country} />
              <span className={styles.title}>{title}</span>
              <span className={styles.from}>
                <Trans>from {kinds[0]?.monthly}</Trans>
              </span>
            </li>
          ))}
        </ul>
      </div>
      <ul className={styles.kinds}>
        {chosen?.kinds.map((kind) => (
          <li key={kind.category} className={styles.kind} data-chosen={kind.category === category} data-step={5}>
            <span className={styles.name}>
              {names[kind.category]}
              {kind.category === category && <Icon name="circle-check" size={16} />}
            </span>
            <b className={styles.price}>{kind.monthly}</b>
            <span className={styles.unit}>
              <Trans>per month</Trans>
            </span>
          </li>
        ))}
      </ul>
    </Window>
  );
}

/** In the singular and short: the price list speaks of all numbers of a kind. */
function useKindNames(): Readonly<Record<NumberShopScene['category'], string>> {
  const { t } = useLingui();
  return {
    Landline: t({ message: 'Landline', context: 'number for rent' }),
    Mobile: t({ message: 'Mobile', context: 'number for rent' }),
    Tollfree: t({ message: 'Toll-free', context: 'number for rent' }),
  };
}

function Documents({ documents }: NumberShopScene) {
  const { t } = useLingui();
  return (
    <Window title={t`Documents`} end={<Chip>{t`Checked`}</Chip>} className={styles.documents} step={6}>
      <ul className={styles.papers}>
        {documents.map((document) => (
          <li key={document} className={styles.paper}>
            <Icon name="file-text" />
            <span>{document}</span>
            <Icon name="check" />
          </li>
        ))}
      </ul>
    </Window>
  );
}

function Rented({ countries, category, number, city, leads, offers = [] }: NumberShopScene) {
  const { t } = useLingui();
  const [country = ''] = countries;
  const price = offers[0]?.kinds.find((kind) => kind.category === category);
  return (
    <div className={styles.rented} data-step={7}>
      <p className={styles.number}>
        <Flag country={country} />
        <b>{number}</b>
        <Chip>{t`Rented`}</Chip>
      </p>
      <Rows
        rows={[
          { label: t`City`, value: city },
          { label: t`Calls go to`, value: leads },
          ...(price ? [{ label: t`Setup, once`, value: price.installation }] : []),
        ]}
      />
    </div>
  );
}
