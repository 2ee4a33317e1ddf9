import { useLingui } from '@lingui/react/macro';
import styles from '#src/blocks/search/Search.module.css';
import { LocalLink } from '#src/i18n/LocalLink.tsx';
import { searchAddress, SEARCH_PARTS, type SearchScope } from '#src/search/data/searchQuestion.ts';

interface ScopeNavProps {
  readonly scope: SearchScope;
  readonly words: string | undefined;
}

/** The same question, asked elsewhere. */
export function ScopeNav({ scope, words = '' }: ScopeNavProps) {
  const { t } = useLingui();
  const names: Readonly<Record<SearchScope, string>> = {
    site: t`Whole site`,
    blog: t`Blog`,
    faq: t`Questions and answers`,
  };
  return (
    <nav className={styles.scopes} aria-label={t`Where to search`}>
      <ul>
        {(Object.keys(SEARCH_PARTS) as SearchScope[]).map((each) => (
          <li key={each}>
            <LocalLink
              href={searchAddress(each, words)}
              className={styles.scope}
              aria-current={each === scope ? 'page' : undefined}
            >
              {names[each]}
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
