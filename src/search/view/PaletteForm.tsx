import { useLingui } from '@lingui/react/macro';
import { localizePath } from '#src/request/address.ts';
import { useSite } from '#src/request/SiteContext.tsx';
import { LONGEST_QUESTION, SEARCH_PARTS } from '#src/search/data/searchQuestion.ts';
import styles from '#src/search/view/SearchPalette.module.css';
import { Icon } from '#src/ui/icons/Icon.tsx';

interface PaletteFormProps {
  readonly typed: string;
  readonly onType: (text: string) => void;
  readonly onClose: () => void;
}

/** The field of the dialog. Sent, it leads to the page of all results. */
export function PaletteForm({ typed, onType, onClose }: PaletteFormProps) {
  const { t } = useLingui();
  const { prefix } = useSite();
  return (
    <form role="search" method="get" action={localizePath(SEARCH_PARTS.site.page, prefix)} className={styles.form}>
      <Icon name="search" size={20} />
      <input
        name="q"
        type="search"
        dir="auto"
        className={styles.field}
        aria-label={t`Search for`}
        placeholder={t`A product, a question, a word`}
        value={typed}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
        maxLength={LONGEST_QUESTION}
        autoComplete="off"
        spellCheck={false}
        required
      />
      <button type="button" className={styles.close} aria-label={t`Close`} onClick={onClose}>
        <Icon name="x" size={20} />
      </button>
    </form>
  );
}
