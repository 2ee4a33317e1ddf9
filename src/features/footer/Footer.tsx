import styles from '#src/features/footer/Footer.module.css';
import type { FooterTheme } from '#src/features/footer/footerTheme.ts';
import { FOOTER_PART } from '#src/shared/page/menus.ts';
import { Kept } from '#src/ui/kept/Kept.tsx';

interface FooterProps {
  readonly theme: FooterTheme;
  /** Without the drawing at its head. */
  readonly plain?: boolean | undefined;
}

/** The frame of the footer, in the look of the page; what stands in it is the same on all of them. */
export function Footer({ theme, plain = false }: FooterProps) {
  return (
    <footer className={styles.footer} data-surface={theme} data-plain={plain || undefined}>
      <Kept name={FOOTER_PART} className={styles.container} />
    </footer>
  );
}
