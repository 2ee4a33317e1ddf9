import type { HTMLAttributes, ReactNode } from 'react';
import { buttonClass, type ButtonLook } from '#src/ui/buttons/buttonClass.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import styles from '#src/ui/menus/MenuButton.module.css';
import { MenuList } from '#src/ui/menus/MenuList.tsx';

interface MenuButtonProps extends ButtonLook, Omit<HTMLAttributes<HTMLElement>, 'style' | 'className'> {
  readonly label: ReactNode;
  /** The edge of the button that its list keeps to. */
  readonly align?: 'start' | 'end' | undefined;
  /** `MenuListLink`s and `MenuGroup`s. */
  readonly children: ReactNode;
}

/**
 * A button that opens a list of links below itself, without any state of its own: it may stand in what does not hydrate.
 * The browser opens it; `closeMenus`, installed once for the document, closes it (`data-menu`).
 */
export function MenuButton({ label, align = 'start', theme, size, type, children, ...rest }: MenuButtonProps) {
  return (
    <details className={styles.menu} data-menu="">
      <summary className={`${buttonClass(theme, size, type)} ${styles.summary ?? ''}`} {...rest}>
        {label}
        <Icon name="chevron-down" size={20} />
      </summary>
      <MenuList align={align}>{children}</MenuList>
    </details>
  );
}
