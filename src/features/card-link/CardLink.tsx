import styles from '#src/features/card-link/CardLink.module.css';
import { LocalLink } from '#src/i18n/LocalLink.tsx';

/** A card's only link: named by the card's title alone, and as large as the card, which must be positioned. */
export function CardLink({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <LocalLink href={href} className={styles.link}>
      {children}
    </LocalLink>
  );
}
