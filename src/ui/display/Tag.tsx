import { Icon } from '#src/ui/icons/Icon.tsx';
import type { IconName } from '#src/shared/iconNames.ts';
import styles from '#src/ui/display/Tag.module.css';

interface TagProps {
  readonly name: string;
  /** Filled, outlined, or text alone. */
  readonly type?: 'primary' | 'secondary' | 'tertiary';
  /** The address as the browser is to follow it: with the locale prefix. */
  readonly href?: string | undefined;
  readonly icon?: IconName | undefined;
  readonly current?: boolean;
}

/** A short word that sorts something, and leads to the rest of its sort where there is a link (SPEC part 3, tag chip). */
export function Tag({ name, type = 'secondary', href, icon, current = false }: TagProps) {
  const content = (
    <>
      {icon && <Icon name={icon} size={16} />}
      {name}
    </>
  );
  if (href === undefined) {
    return (
      <span className={styles.tag} data-type={type}>
        {content}
      </span>
    );
  }
  return (
    <a href={href} className={styles.tag} data-type={type} aria-current={current ? 'true' : undefined}>
      {content}
    </a>
  );
}
