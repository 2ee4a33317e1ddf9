import { Trans } from '@lingui/react/macro';
import type { BadgesBlock } from '#src/blocks/badges/schema.ts';
import styles from '#src/blocks/badges/Badges.module.css';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { Section } from '#src/ui/sections/Section.tsx';
import { SectionHead } from '#src/ui/sections/SectionHead.tsx';

/** Certificates, ratings and memberships, each with what it says about the provider. */
export function Badges({ id, surface, title, lead, items }: BadgesBlock) {
  const titleId = `${id}-title`;
  return (
    <Section surface={surface} labelledBy={titleId}>
      <SectionHead id={titleId} title={title} lead={lead} />
      <ul className={styles.list}>
        {items.map(({ label, text, sample }) => (
          <li key={label} className={styles.item}>
            <span className={styles.seal}>
              <Icon name="certificate" size={24} />
            </span>
            <div>
              <h3 className={styles.label}>
                {label}
                {sample && (
                  <span className={styles.sample}>
                    <Trans>Sample</Trans>
                  </span>
                )}
              </h3>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
