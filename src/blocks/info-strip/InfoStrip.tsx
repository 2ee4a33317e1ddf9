import type { InfoStripBlock } from '#src/blocks/info-strip/schema.ts';
import styles from '#src/blocks/info-strip/InfoStrip.module.css';
import { LocalLink } from '#src/i18n/LocalLink.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';

/**
 * One line that announces something, and where it leads. The surface stands on an inner element: a band of the same
 * surface below is a band of its own and keeps its space.
 */
export function InfoStrip({ surface, text, link }: InfoStripBlock) {
  return (
    <div>
      <div className={styles.strip} data-surface={surface}>
        <p className={styles.line}>
          <span className={styles.text}>{text}</span>{' '}
          <LocalLink href={link.href} className={styles.link}>
            {link.label}
            <Icon name="arrow-right" size={16} />
          </LocalLink>
        </p>
      </div>
    </div>
  );
}
