import type { IndustryCardsBlock } from '#src/blocks/industry-cards/schema.ts';
import styles from '#src/blocks/industry-cards/IndustryCards.module.css';
import { CardLink } from '#src/features/card-link/CardLink.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { Section } from '#src/ui/sections/Section.tsx';
import { SectionHead } from '#src/ui/sections/SectionHead.tsx';

/** Industries as a ruled directory beside its heading: a row is one link, named by the industry alone. */
export function IndustryCards({ id, surface, title, lead, items }: IndustryCardsBlock) {
  const titleId = `${id}-title`;
  return (
    <Section surface={surface} labelledBy={titleId}>
      <div className={styles.layout}>
        <SectionHead id={titleId} title={title} lead={lead} layout="aside" />
        <ul className={styles.list}>
          {items.map((item) => (
            <li key={item.href} className={styles.item}>
              <Icon name={item.icon} size={24} />
              <h3 className={styles.name}>
                <CardLink href={item.href}>{item.title}</CardLink>
              </h3>
              <p className={styles.text}>{item.text}</p>
              <span className={styles.arrow}>
                <Icon name="arrow-right" size={20} />
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
