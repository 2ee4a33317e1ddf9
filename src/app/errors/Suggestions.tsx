import { Trans, useLingui } from '@lingui/react/macro';
import styles from '#src/app/errors/ErrorMessage.module.css';
import { LocalLink } from '#src/i18n/LocalLink.tsx';
import { localizePath } from '#src/request/address.ts';
import { useSite } from '#src/request/SiteContext.tsx';
import type { MenuLink } from '#src/shared/page/menus.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';

/** What the “not found” page offers instead. */
export interface Suggestions {
  /** What the visitor searched for on this page; without it the pages are those whose address is near. */
  readonly words?: string | undefined;
  /** The page is gone, and these are what is left of its kind. */
  readonly areLeft?: true | undefined;
  readonly pages: readonly MenuLink[];
}

/** A search, and pages that may be the one that was meant. The form asks this same address, which then answers with pages. */
export function SuggestedPages({ words, areLeft, pages }: Suggestions) {
  const { prefix } = useSite();
  return (
    <>
      {!areLeft && <SearchForm words={words} />}
      {words !== undefined && pages.length === 0 && (
        <p role="status">
          <Trans>No page has all of these words. Fewer words find more.</Trans>
        </p>
      )}
      {pages.length > 0 && (
        <nav className={styles.nearest} aria-labelledby="nearest-pages">
          <h2 id="nearest-pages">
            <Heading words={words} areLeft={areLeft} />
          </h2>
          <ul role="list">
            {pages.map(({ href, label }) => (
              <li key={href}>
                <LocalLink href={href}>
                  <span>
                    <span className={styles.label}>{label}</span>
                    <span className={styles.path}>{localizePath(href, prefix)}</span>
                  </span>
                  <Icon name="arrow-right" />
                </LocalLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}

function SearchForm({ words }: Pick<Suggestions, 'words'>) {
  const { t } = useLingui();
  return (
    <form role="search" method="get" className={styles.search}>
      <label htmlFor="search-words">
        <Trans>Search the site</Trans>
      </label>
      <input
        id="search-words"
        name="q"
        type="search"
        defaultValue={words}
        maxLength={100}
        autoComplete="off"
        required
      />
      <button type="submit" aria-label={t`Search`}>
        <Icon name="search" size={20} />
      </button>
    </form>
  );
}

function Heading({ words, areLeft }: Pick<Suggestions, 'words' | 'areLeft'>) {
  if (areLeft) return <Trans>Still available</Trans>;
  return words === undefined ? <Trans>Did you mean one of these?</Trans> : <Trans>Pages with these words</Trans>;
}
