import { Trans } from '@lingui/react/macro';
import { company } from '#config/company.ts';
import styles from '#src/pages/contact/ContactOffice.module.css';
import { formatTimeOf } from '#src/i18n/formatDate.ts';
import { regionNames } from '#src/i18n/regionNames.ts';
import { useSite } from '#src/request/SiteContext.tsx';
import { FlagTile } from '#src/ui/drawings/illustrations/FlagTile.tsx';

/** Full hours, as the language writes them; any day will do. */
const hourOf = (hour: number, iso: string) =>
  formatTimeOf(`2026-01-05T${String(hour).padStart(2, '0')}:00:00Z`, iso, 'UTC');

/** Facts of the brand that follow the variant: regions with numbers of ours, office hours, legal entity and its address. */
export function ContactOffice() {
  const { iso, variant } = useSite();
  const entity = company.entities[variant];
  const { from, to, place } = company.hours[variant];
  const phones = [...company.phones[variant], ...Object.values(company.regionalPhones)];
  const countries = [...new Set(phones.map(({ country }) => country))];
  const names = regionNames(iso);
  const [opens, closes] = [hourOf(from, iso), hourOf(to, iso)];
  return (
    <aside aria-labelledby="office">
      <h2 id="office" className={styles.title}>
        <Trans>Company details</Trans>
      </h2>
      <div className={styles.regions}>
        {countries.map((country) => (
          <span key={country} className={styles.region}>
            <FlagTile seed={country} codes={[country]} />
          </span>
        ))}
      </div>
      <dl className={styles.facts}>
        <dt className={styles.term}>
          <Trans>Regions</Trans>
        </dt>
        <dd>{new Intl.ListFormat(iso).format(countries.map((country) => names.of(country) ?? country))}</dd>
        <dt className={styles.term}>
          <Trans>Office hours</Trans>
        </dt>
        <dd>
          <Trans>
            Monday to Friday, {opens} to {closes}
          </Trans>
          <br />
          <Trans>Time zone: {place}</Trans>
        </dd>
        <dt className={styles.term}>
          <Trans>Legal entity and address</Trans>
        </dt>
        <dd>
          <address className={styles.address}>
            <strong>{entity.name}</strong>
            <br />
            {entity.address}
          </address>
        </dd>
      </dl>
    </aside>
  );
}
