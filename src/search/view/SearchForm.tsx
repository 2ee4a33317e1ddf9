import { Trans, useLingui } from '@lingui/react/macro';
import { localizePath } from '#src/request/address.ts';
import { useSite } from '#src/request/SiteContext.tsx';
import { LONGEST_QUESTION, SEARCH_PARTS, type SearchScope } from '#src/search/data/searchQuestion.ts';
import styles from '#src/search/view/SearchForm.module.css';
import { Icon } from '#src/ui/icons/Icon.tsx';

interface SearchFormProps {
  /** Of the field. */
  readonly id: string;
  readonly scope: SearchScope;
  /** What is looked for now. */
  readonly words?: string | undefined;
}

/** A plain form: its answer is a page. */
export function SearchForm({ id, scope, words }: SearchFormProps) {
  const { t } = useLingui();
  const { prefix } = useSite();
  return (
    <form role="search" method="get" action={localizePath(SEARCH_PARTS[scope].page, prefix)} className={styles.form}>
      <label htmlFor={id} className="visuallyHidden">
        <Trans>Search for</Trans>
      </label>
      <input
        id={id}
        name="q"
        type="search"
        dir="auto"
        defaultValue={words}
        maxLength={LONGEST_QUESTION}
        placeholder={t`A product, a question, a word`}
        autoComplete="off"
        required
        className={styles.field}
      />
      <button type="submit" className={styles.submit}>
        <Icon name="search" size={20} />
        <span className={styles.word}>
          <Trans>Search</Trans>
        </span>
      </button>
    </form>
  );
}
