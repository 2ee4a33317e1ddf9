import { Trans } from '@lingui/react/macro';
import { Found } from '#src/blocks/search/Found.tsx';
import type { SearchBlock } from '#src/blocks/search/schema.ts';
import { ScopeNav } from '#src/blocks/search/ScopeNav.tsx';
import styles from '#src/blocks/search/Search.module.css';
import { LocalLink } from '#src/i18n/LocalLink.tsx';
import { SearchForm } from '#src/search/view/SearchForm.tsx';
import { Notice } from '#src/ui/display/Notice.tsx';
import { Section } from '#src/ui/sections/Section.tsx';

/** A search without JavaScript: its field, what was found, and ways on where nothing was. */
export function Search({ id, scope, title, links, asked }: SearchBlock) {
  const found = asked?.answer?.found ?? 0;
  return (
    <Section close>
      <SearchForm id={`${id}-words`} scope={scope} words={asked?.words} />
      <ScopeNav scope={scope} words={asked?.words} />
      {asked && !asked.answer && (
        <div className={styles.part}>
          <Notice tone="warning">
            <p>
              <Trans>Search is not available right now. Try again in a moment, or use one of these pages.</Trans>
            </p>
          </Notice>
        </div>
      )}
      {asked?.answer && <Found id={id} scope={scope} answer={asked.answer} />}
      {found === 0 && (
        <nav className={styles.part} aria-labelledby={`${id}-ways`}>
          <h2 id={`${id}-ways`} className={styles.heading}>
            {title}
          </h2>
          <ul className={styles.ways}>
            {links.map(({ label, href }) => (
              <li key={href}>
                <LocalLink href={href} className={styles.way}>
                  {label}
                </LocalLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </Section>
  );
}
