import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { EntriesBlock } from '#src/blocks/entries/schema.ts';
import styles from '#src/blocks/entries/EntryFilters.module.css';
import { facetLabels } from '#src/collections/facetLabels.ts';
import { LocalLink } from '#src/i18n/LocalLink.tsx';
import { localizePath } from '#src/request/address.ts';
import { useSite } from '#src/request/SiteContext.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';
import { SelectField } from '#src/ui/fields/SelectField.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';

interface EntryFiltersProps {
  /** Of the block. */
  readonly id: string;
  readonly shown: NonNullable<EntriesBlock['shown']>;
}

/** What a list is narrowed by: a form whose answer is an address, so it needs no script, and how many were found. */
export function EntryFilters({ id, shown }: EntryFiltersProps) {
  const { collection, filters, action } = shown;
  const { i18n, t } = useLingui();
  const { prefix } = useSite();
  return (
    <>
      <form
        // Another choice is another form: what stands in its fields is the address's to say, not what stood there before.
        key={filters.map(({ current = '' }) => current).join(' ')}
        className={styles.form}
        // To the list: the answer is another document, whose top shows nothing of what was found.
        action={`${localizePath(action, prefix)}#${id}`}
        method="get"
        // Whoever comes back would see what they chose last over a list of what they chose before.
        autoComplete="off"
        data-by-address=""
        aria-label={t`Filters`}
      >
        {filters.map(({ facet, options, current }) => {
          const labels = facetLabels(collection, facet);
          return (
            <SelectField
              key={facet}
              id={`${id}-${facet}`}
              name={facet}
              label={labels ? i18n._(labels.name) : facet}
              defaultValue={current ?? ''}
            >
              <option value="">{labels ? i18n._(labels.all) : ''}</option>
              {options.map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
            </SelectField>
          );
        })}
        <Button type="submit">
          <Trans>Show</Trans>
        </Button>
      </form>
      <Chosen filters={filters} />
      <Found shown={shown} />
    </>
  );
}

/** What the list shows, where there is something to say of it (SPEC part 3: description and logotype of the channel). */
function Chosen({ filters }: Pick<EntryFiltersProps['shown'], 'filters'>) {
  const chosen = filters.flatMap(({ options, current }) =>
    options.filter(({ slug, about }) => slug === current && about !== undefined),
  );
  return chosen.map(({ slug, name, about, icon }) => (
    <p key={slug} className={styles.chosen}>
      {icon && <Icon name={icon} size={24} />}
      <span>
        <b>{name}</b> {about}
      </span>
    </p>
  ));
}

function Found({ shown: { filters, action, total } }: Pick<EntryFiltersProps, 'shown'>) {
  const isNarrowed = filters.some(({ current }) => current !== undefined);
  return (
    <p className={styles.found}>
      <span>
        <Plural value={total} one="# result" other="# results" />
      </span>
      {isNarrowed && (
        <LocalLink href={action}>
          <Trans>Clear the filters</Trans>
        </LocalLink>
      )}
    </p>
  );
}
