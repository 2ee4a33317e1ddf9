import type { CaseCardsBlock } from '#src/blocks/case-cards/schema.ts';
import styles from '#src/blocks/case-cards/CaseCards.module.css';
import { LocalLink } from '#src/i18n/LocalLink.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { Sparkbars } from '#src/ui/drawings/illustrations/Sparkbars.tsx';
import { HeadedSection } from '#src/ui/sections/HeadedSection.tsx';

/** Cases, each with the one figure that it is told for. The first is the widest and has a drawing. */
export function CaseCards({ id, surface, title, lead, items }: CaseCardsBlock) {
  return (
    <HeadedSection id={id} surface={surface} title={title} lead={lead}>
      <ul className={styles.list}>
        {items.map(({ industry, client, text, figure, link }, index) => (
          <li key={client} className={styles.item}>
            <p className={styles.industry}>{industry}</p>
            <h3 className={styles.client}>{client}</h3>
            {index === 0 && <Sparkbars seed={`${id} ${client}`} className={styles.drawing} />}
            <p className={styles.figure}>
              <strong className={styles.value}>{figure.value}</strong> <span>{figure.label}</span>
            </p>
            <p className={styles.text}>{text}</p>
            <LocalLink href={link.href} className={styles.link}>
              {link.label}
              <Icon name="arrow-right" size={16} />
            </LocalLink>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
