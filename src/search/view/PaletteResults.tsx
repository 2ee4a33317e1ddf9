import { Plural, Trans } from '@lingui/react/macro';
import { LocalLink } from '#src/i18n/LocalLink.tsx';
import { searchAddress } from '#src/search/data/searchQuestion.ts';
import { ResultItem } from '#src/search/view/ResultItem.tsx';
import styles from '#src/search/view/SearchPalette.module.css';
import type { SearchState } from '#src/search/view/useSearch.ts';

/** What the dialog has room for; all others are a page away. */
const SHOWN = 6;

/** What is found so far. How much it is, is said to those who do not see it. */
export function PaletteResults({ status, answer }: SearchState) {
  const found = answer?.found ?? 0;
  return (
    <>
      <p role="status" className={status === 'found' && found > 0 ? 'visuallyHidden' : styles.status}>
        {status === 'found' && found > 0 && <Plural value={found} one="# result" other="# results" />}
        {status === 'found' && found === 0 && <Trans>Nothing found. Check the spelling, or use fewer words.</Trans>}
        {status === 'failed' && <Trans>Search is not available right now. Try again in a moment.</Trans>}
      </p>
      {answer && status !== 'idle' && status !== 'failed' && found > 0 && (
        <div className={styles.results} aria-busy={status === 'searching'}>
          {answer.match === 'some' && (
            <p className={styles.remark}>
              <Trans>No page has all of these words. These have some of them.</Trans>
            </p>
          )}
          <ul className={styles.list}>
            {answer.results.slice(0, SHOWN).map((result) => (
              <ResultItem key={result.path} {...result} />
            ))}
          </ul>
          {found > SHOWN && (
            <LocalLink href={searchAddress('site', answer.words)} className={styles.all}>
              <Plural value={found} one="All # result" other="All # results" />
            </LocalLink>
          )}
        </div>
      )}
    </>
  );
}
