import { MailLink } from '#src/blocks/contact-details/MailLink.tsx';
import type { ContactDetailsBlock } from '#src/blocks/contact-details/schema.ts';
import styles from '#src/blocks/contact-details/ContactDetails.module.css';
import { PhoneNumber } from '#src/i18n/PhoneNumber.tsx';
import { usePhones } from '#src/i18n/usePhones.ts';
import { Section } from '#src/ui/sections/Section.tsx';

/** How to reach the company: a mailbox by topic, and phone numbers, those of the site's own countries before the regions'. */
export function ContactDetails({ id, title, topics, phoneTitle, phoneText }: ContactDetailsBlock) {
  const { own, regional } = usePhones();
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
      <dl className={styles.list} data-needs-region="">
        {[...own, ...regional].map((entry) => (
          <div key={entry.id} className={styles.row} data-region={entry.id}>
            <dt>{entry.region}</dt>
            <dd className={'number' in entry ? styles.number : undefined}>
              <PhoneNumber entry={entry} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
