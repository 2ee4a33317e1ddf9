import type { BadgesBlock } from '#src/blocks/badges/schema.ts';
import styles from '#src/blocks/badges/Badges.module.css';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { HeadedSection } from '#src/ui/sections/HeadedSection.tsx';
import { SampleMark } from '#src/ui/display/SampleMark.tsx';

/** Certificates, ratings and memberships, each with what it says about the provider. */
export function Badges({ id, surface, title, lead, items }: BadgesBlock) {
  return (
    <HeadedSection id={id} surface={surface} title={title} lead={lead}>
      <ul className={styles.list}>
        {items.map(({ label, text, sample }) => (
          <li key={label} className={styles.item}>
            <span className={styles.seal}>
              <Icon name="certificate" size={24} />
            </span>
            <div>
              <h3 className={styles.label}>
                {label}
                {sample && <SampleMark />}
              </h3>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
