import { useId, type AnchorHTMLAttributes, type ReactNode } from 'react';
import styles from '#src/ui/menus/MenuList.module.css';

interface MenuListProps {
  /** The edge of its menu that it keeps to; `outer`: the outer one of the header, which is its start in the mobile menu only. */
  readonly align?: 'start' | 'end' | 'outer';
  /** In the mobile menu it opens upwards, since its name stands at the foot of the screen. */
  readonly mobile?: 'below' | 'above';
  readonly children: ReactNode;
}

/** The links that a `MenuDetails` opens. */
export function MenuList({ align = 'end', mobile = 'below', children }: MenuListProps) {
  return (
    <ul className={styles.list} data-align={align} data-mobile={mobile} data-surface="white">
      {children}
    </ul>
  );
}

interface MenuGroupProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Some of the links, under a name of their own. */
export function MenuGroup({ title, children }: MenuGroupProps) {
  const id = useId();
  return (
    <li className={styles.group}>
      <p id={id} className={styles.title}>
        {title}
      </p>
      {/* Any class does: it takes away the bullets and the indent of a list that is read. */}
      <ul aria-labelledby={id} className={styles.group}>
        {children}
      </ul>
    </li>
  );
}

/** One of the links. What is current is marked by more than colour. */
export function MenuListLink({
  children,
  ...rest
}: Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'style' | 'className'>) {
  return (
    <li>
      <a className={styles.link} {...rest}>
        {children}
      </a>
    </li>
  );
}
