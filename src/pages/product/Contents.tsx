import { Trans, useLingui } from '@lingui/react/macro';
import { Action } from '#src/features/actions/Action.tsx';
import styles from '#src/pages/product/Contents.module.css';
import type { productSchema } from '#src/pages/product/schema.ts';
import { useCurrentSection } from '#src/pages/product/useCurrentSection.ts';
import type { FilledOf } from '#src/shared/page/templateSchema.ts';
import bar from '#src/ui/display/BarSummary.module.css';

type ContentsProps = NonNullable<FilledOf<typeof productSchema>['contents']>;
type SectionsProps = Pick<ContentsProps, 'sections'> & { readonly current: string | undefined };

/** What is on the page: a bar that stays under the header, on a phone a disclosure. Plain anchors, without JavaScript too. */
export function Contents({ sections, action }: ContentsProps) {
  const { t } = useLingui();
  const current = useCurrentSection(sections);
  if (sections.length === 0) return null;
  return (
    <nav className={styles.contents} data-surface="white" aria-label={t`On this page`}>
      <details className={styles.disclosure}>
        <summary className={bar.bar}>
          <Trans>On this page</Trans>
        </summary>
        <Sections sections={sections} current={current} />
      </details>
      <div className={styles.bar}>
        <Sections sections={sections} current={current} />
        {action && (
          <div className={styles.action}>
            <Action action={{ ...action, id: undefined, theme: 'primary', size: 'small' }} align="end" />
          </div>
        )}
      </div>
    </nav>
  );
}

function Sections({ sections, current }: SectionsProps) {
  return (
    <ol className={styles.list}>
      {sections.map(({ id, label }) => (
        <li key={id} className={styles.item}>
          <a href={`#${id}`} className={styles.link} aria-current={id === current ? 'location' : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ol>
  );
}
