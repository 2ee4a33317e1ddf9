import { Trans, useLingui } from '@lingui/react/macro';
import { Monogram } from '#src/collections/partners/Monogram.tsx';
import styles from '#src/collections/partners/PartnerCard.module.css';
import type { partnersSchema } from '#src/collections/partners/schema.ts';
import { languageNames } from '#src/i18n/languageNames.ts';
import { regionNames } from '#src/i18n/regionNames.ts';
import { useSite } from '#src/request/SiteContext.tsx';
import type { CardProps } from '#src/shared/collections/collectionView.ts';
import { SampleMark } from '#src/ui/display/SampleMark.tsx';

type PartnerProps = Pick<CardProps<typeof partnersSchema>, 'entry'>;

/** A partner: its sign and name, what it does, and by what it is found. */
export function PartnerCard({ entry }: PartnerProps) {
  const { path, title, description, country, sample, products, types } = entry;
  const { t } = useLingui();
  const { iso } = useSite();
  return (
    <li className={styles.card} id={path.slice(path.indexOf('#') + 1)}>
      <article className={styles.body}>
        <div className={styles.head}>
          <Monogram name={title} />
          <div>
            <h3 className={styles.name}>{title}</h3>
            <p className={styles.place}>
              {named(types)} · {regionNames(iso).of(country.toUpperCase())}
            </p>
          </div>
        </div>
        <p>{description}</p>
        <ul className={styles.products} role="list" aria-label={t`Products`}>
          {products.map(({ slug, name }) => (
            <li key={slug} className={styles.product}>
              {name}
            </li>
          ))}
        </ul>
        <PartnerFacts entry={entry} />
        {sample && <SampleMark />}
      </article>
    </li>
  );
}

const named = (values: readonly { readonly name: string }[]) => values.map(({ name }) => name).join(', ');

/** What is compared from one partner to the next. */
function PartnerFacts({ entry: { industries, regions, languages, since } }: PartnerProps) {
  const { iso } = useSite();
  return (
    <dl className={styles.facts}>
      <div>
        <dt>
          <Trans>Industries</Trans>
        </dt>
        <dd>{named(industries)}</dd>
      </div>
      <div>
        <dt>
          <Trans>Regions</Trans>
        </dt>
        <dd>{named(regions)}</dd>
      </div>
      <div>
        <dt>
          <Trans>Languages</Trans>
        </dt>
        <dd>{languages.map((code) => languageNames(iso).of(code)).join(', ')}</dd>
      </div>
      <div>
        <dt>
          <Trans>Partner since</Trans>
        </dt>
        <dd>{since}</dd>
      </div>
    </dl>
  );
}
