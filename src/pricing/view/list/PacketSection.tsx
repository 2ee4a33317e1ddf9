import { useLingui } from '@lingui/react/macro';
import styles from '#src/pricing/view/list/PacketSection.module.css';
import { RateSection } from '#src/pricing/view/list/RateSection.tsx';
import { useAmounts } from '#src/pricing/view/list/useAmounts.ts';
import type { Currency } from '#src/shared/currencies.ts';
import type { Packet } from '#src/pricing/data/prices.ts';

interface PacketSectionProps {
  readonly id: string;
  readonly kind: 'users' | 'messages';
  /** Undefined where the list could not be had. */
  readonly packets: readonly Packet[] | undefined;
  readonly currency: Currency;
}

/** A month's worth at one price, side by side: the larger one is the cheaper one by the piece. */
export function PacketSection({ id, kind, packets, currency }: PacketSectionProps) {
  const { t } = useLingui();
  const amounts = useAmounts(currency);
  const texts =
    kind === 'users'
      ? { title: t`Monthly active users`, note: t`Everyone who logs in at least once a month counts once.` }
      : { title: t`Chat messages`, note: t`Messages between users, in your app or on your site.` };
  if (!packets || packets.length === 0)
    return <RateSection id={id} title={texts.title} notes={[t`These rates cannot be shown at the moment.`]} />;
  const digits = amounts.digitsOf(packets.map(({ price }) => price));
  return (
    <RateSection id={id} title={texts.title} notes={[texts.note, t`In monthly packages, the same in every country.`]}>
      <dl className={styles.list}>
        {packets.map(({ size, price }) => {
          const count = amounts.count(size);
          return (
            <div key={size} className={styles.packet}>
              <dt className={styles.size}>{kind === 'users' ? t`up to ${count} users` : t`up to ${count} messages`}</dt>
              <dd className={styles.price}>{amounts.write(price, digits)}</dd>
            </div>
          );
        })}
      </dl>
    </RateSection>
  );
}
