import { Trans, useLingui } from '@lingui/react/macro';
import { brand } from '#config/brand.ts';
import { locales, type Locale } from '#config/locales.ts';
import styles from '#src/features/kit-menu/KitMenu.module.css';
import { KIT_PATHS } from '#src/features/kit-menu/kitPaths.ts';
import { LocalLink } from '#src/i18n/LocalLink.tsx';
import { useSite } from '#src/request/SiteContext.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';

/** The documentation speaks the languages of the console. */
const DOCS: Readonly<Record<Locale['consoleLang'], string>> = {
  en: brand.links.kitDocs,
  ru: brand.links.kitDocsRussian,
};

interface KitMenuProps {
  /** Of the menu's paths, those that exist here. */
  readonly paths: readonly string[];
  /** The page's path, without locale prefix. */
  readonly current: string;
}

/** The sub-menu of the no-code product line, below the header of its pages. */
export function KitMenu({ paths, current }: KitMenuProps) {
  const { t } = useLingui();
  const { locale } = useSite();
  const pages = [
    { href: KIT_PATHS.pricing, label: t`Pricing` },
    { href: KIT_PATHS.blog, label: t`Blog` },
  ].filter(({ href }) => paths.includes(href));
  return (
    <nav className={styles.menu} data-surface="kit" aria-label={t`Kit menu`}>
      <div className={styles.bar}>
        <span className={styles.name}>{brand.name} Kit</span>
        <ul className={styles.list}>
          {pages.map(({ href, label }) => (
            <li key={href}>
              <LocalLink href={href} className={styles.link} aria-current={href === current ? 'page' : undefined}>
                {label}
              </LocalLink>
            </li>
          ))}
          <li>
            <a href={DOCS[locales[locale].consoleLang]} className={styles.link}>
              <Trans>Documentation</Trans>
              <Icon name="arrow-up-right" size={16} />
            </a>
          </li>
        </ul>
      </div>
    </nav>
  );
}
