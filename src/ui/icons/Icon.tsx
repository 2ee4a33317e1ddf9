import styles from '#src/ui/icons/Icon.module.css';
import type { IconName } from '#src/shared/iconNames.ts';
import sprite from '#src/ui/icons/icons.svg';

interface IconProps {
  readonly name: IconName;
  /** Edge length, in px. */
  readonly size?: 16 | 20 | 24 | 32;
}

/** An icon of the sprite. It only decorates: what it stands beside says the same in words. */
export function Icon({ name, size = 20 }: IconProps) {
  return (
    <svg className={styles.icon} width={size} height={size} aria-hidden="true" focusable="false">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
