import { brand } from '#config/brand.ts';
import { MailLink } from '#src/blocks/contact-details/MailLink.tsx';
import { PhoneNumber } from '#src/blocks/contact-details/PhoneNumber.tsx';
import type { ContactDetailsBlock } from '#src/blocks/contact-details/schema.ts';
import styles from '#src/blocks/contact-details/ContactDetails.module.css';
import { useSite } from '#src/request/SiteContext.tsx';
import { Section } from '#src/ui/Section.tsx';

/** How to reach the company: a mailbox by topic, and the phone numbers of where the visitor's site is (the variant). */
export function ContactDetails({ id, title, topics, phoneTitle, phoneText }: ContactDetailsBlock) {
  const { variant } = useSite();
  const titleId = `${id}-title`;
  return (
    <Section labelledBy={titleId}>
      <h2 id={titleId}>{title}</h2>
      <ul className={styles.topics}>
        {topics.map((topic) => (
          <li key={topic.title} className={styles.topic}>
            <h3 className={styles.topicTitle}>{topic.title}</h3>
            <p className={styles.text}>{topic.text}</p>
            <MailLink {...topic} />
          </li>
        ))}
      </ul>
      <h2 className={styles.later}>{phoneTitle}</h2>
      <p className={styles.text}>{phoneText}</p>
      <dl className={styles.list}>
        {brand.phones[variant].map(({ label, ...phone }) => (
          <div key={phone.number} className={styles.row}>
            <dt>{label}</dt>
            <dd className={styles.number}>
              <PhoneNumber {...phone} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
