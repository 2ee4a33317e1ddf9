import { brand } from '#config/brand.ts';
import type { ContactTopic } from '#src/blocks/contact-details/schema.ts';
import styles from '#src/blocks/contact-details/ContactDetails.module.css';

const MAILBOX: Readonly<Record<ContactTopic['contact'], string>> = {
  sales: brand.salesEmail,
  support: brand.supportEmail,
  press: brand.pressEmail,
  abuse: brand.abuseEmail,
  privacy: brand.privacyEmail,
};

/** The link names the topic for those who hear a list of links: several topics may share a mailbox. */
export function MailLink({ contact, subject, title }: Pick<ContactTopic, 'contact' | 'subject' | 'title'>) {
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : '';
  return (
    <a href={`mailto:${MAILBOX[contact]}${query}`} className={styles.mail}>
      <span className="visuallyHidden">{title}: </span>
      {MAILBOX[contact]}
    </a>
  );
}
