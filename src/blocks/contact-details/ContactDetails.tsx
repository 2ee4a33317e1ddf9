import { brand } from '#config/brand.ts';
import { PhoneNumber } from '#src/blocks/contact-details/PhoneNumber.tsx';
import type { ContactDetailsBlock } from '#src/blocks/contact-details/schema.ts';
import styles from '#src/blocks/contact-details/ContactDetails.module.css';
import { useSite } from '#src/request/SiteContext.tsx';
import { Section } from '#src/ui/Section.tsx';

/** How to reach the company: what can be reached depends on where the visitor's site is (the variant). */
export function ContactDetails(block: ContactDetailsBlock) {
  const { variant } = useSite();
  const entity = brand.entities[variant];
  return (
    <Section className={styles.grid}>
      <div>
        <h2 className={styles.title}>{block.phoneTitle}</h2>
        <p className={styles.text}>{block.phoneText}</p>
        <dl className={styles.list}>
          {brand.phones[variant].map((phone) => (
            <div key={phone.number} className={styles.row}>
              <dt>{phone.label}</dt>
              <dd className={styles.number}>
                <PhoneNumber {...phone} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div>
        <h2 className={styles.title}>{block.mailTitle}</h2>
        <p className={styles.text}>{block.mailText}</p>
        <p className={styles.mail}>
          <a href={`mailto:${brand.salesEmail}`}>{brand.salesEmail}</a>
        </p>
        <h2 className={styles.title}>{block.officeTitle}</h2>
        <p className={styles.text}>{block.officeText}</p>
        <address className={styles.address}>
          <strong>{entity.name}</strong>
          <br />
          {entity.address}
        </address>
      </div>
    </Section>
  );
}
