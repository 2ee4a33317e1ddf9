import type { ReactNode } from 'react';
import styles from '#src/ui/display/Card.module.css';
import { Icon } from '#src/ui/icons/Icon.tsx';
import type { IconName } from '#src/shared/iconNames.ts';

interface CardProps {
  readonly title: string;
  readonly heading?: 'h2' | 'h3' | 'h4';
  /** The address as the browser is to follow it: with the locale prefix. The whole card is then the link's target. */
  readonly href?: string;
  readonly icon?: IconName;
  readonly children?: ReactNode;
}

/** One thing among its like. */
export function Card({ title, heading: Heading = 'h3', href, icon, children }: CardProps) {
  return (
    <article className={styles.card} data-linked={href !== undefined || undefined}>
      {icon && (
        <span className={styles.icon}>
          <Icon name={icon} size={32} />
        </span>
      )}
      <Heading>
        {href === undefined ? (
          title
        ) : (
          <a href={href} className={styles.link}>
            {title}
          </a>
        )}
      </Heading>
      {children && <div className={styles.body}>{children}</div>}
    </article>
  );
}
