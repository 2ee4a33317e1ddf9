import { Plural, Trans } from '@lingui/react/macro';
import styles from '#src/blocks/search/Search.module.css';
import { localizePath } from '#src/request/address.ts';
import { useSite } from '#src/request/SiteContext.tsx';
import type { SearchAnswer } from '#src/search/data/searchAnswer.ts';
import { RESULTS_A_PAGE, searchAddress, type SearchScope } from '#src/search/data/searchQuestion.ts';
import { LocalLink } from '#src/i18n/LocalLink.tsx';
import { ResultItem } from '#src/search/view/ResultItem.tsx';
import { Pagination } from '#src/ui/display/Pagination.tsx';

interface FoundProps {
  readonly id: string;
  readonly scope: SearchScope;
  readonly answer: SearchAnswer;
}

/** What was found, or that nothing was. What somebody typed may run from right to left. */
export function Found({ id, scope, answer }: FoundProps) {
  const { prefix } = useSite();
  const { words, found, page, pages, results } = answer;
  const headingId = `${id}-found`;
  const asked = <bdi>{words}</bdi>;
  return (
    <section className={styles.part} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {found === 0 ? (
          <Trans>Nothing found for “{asked}”</Trans>
        ) : (
          <Trans>
            <Plural value={found} one="# result" other="# results" /> for “{asked}”
          </Trans>
        )}
      </h2>
      <Remark scope={scope} answer={answer} />
      {results.length > 0 && (
        <ol className={styles.list} start={(page - 1) * RESULTS_A_PAGE + 1}>
          {results.map((result) => (
            <ResultItem key={result.path} {...result} />
          ))}
        </ol>
      )}
      {pages > 1 && (
        <div className={styles.pages}>
          <Pagination
            current={page}
            count={pages}
            hrefOf={(number) => localizePath(searchAddress(scope, words, number), prefix)}
          />
        </div>
      )}
    </section>
  );
}

/** What a reader has to know of the results before trusting them. */
function Remark({ scope, answer: { match, meant, found } }: Pick<FoundProps, 'scope' | 'answer'>) {
  if (found === 0) {
    return (
      <p className={styles.remark}>
        <Trans>
          Check the spelling, or use fewer words. You can also <LocalLink href="/contacts">ask us</LocalLink>.
        </Trans>
      </p>
    );
  }
  if (match === 'some') {
    return (
      <p className={styles.remark}>
        <Trans>No page has all of these words. These have some of them.</Trans>
      </p>
    );
  }
  if (match !== 'alike' || meant === undefined) return null;
  const link = <LocalLink href={searchAddress(scope, meant)}>{meant}</LocalLink>;
  return (
    <p className={styles.remark}>
      <Trans>No page matches that spelling. Showing results for {link}.</Trans>
    </p>
  );
}
