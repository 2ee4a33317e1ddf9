import { Trans } from '@lingui/react/macro';
import { formatDate } from '#src/i18n/formatDate.ts';
import styles from '#src/pages/comparison/Comparison.module.css';
import { useSite } from '#src/request/SiteContext.tsx';
import type { comparisonSchema } from '#src/pages/comparison/schema.ts';
import type { TemplateProps } from '#src/shared/page/template.ts';
import { JsonLd } from '#src/ui/sections/JsonLd.tsx';
import { Ruler } from '#src/ui/drawings/Ruler.tsx';

/** A comparison that says when it was checked, before it compares. The hero carries the h1. */
export function Comparison({ page, slots }: TemplateProps<typeof comparisonSchema>) {
  const { iso } = useSite();
  const { checked } = page.comparison ?? {};
  return (
    <>
      {checked && (
        <JsonLd data={{ '@type': 'WebPage', name: page.title, inLanguage: page.locale, lastReviewed: checked }} />
      )}
      {slots.head}
      {checked && (
        <div className={styles.checked}>
          <div className={styles.container}>
            <p className={styles.date}>
              <span className={styles.label}>
                <Trans>Checked on</Trans>
              </span>{' '}
              <time dateTime={checked}>{formatDate(checked, iso)}</time>
            </p>
            <p className={styles.method}>
              <Trans>
                Every line says how to check it: with your own contract, a test call or a question to the provider.
                Found something that is no longer true? Write to us, and we’ll correct it.
              </Trans>
            </p>
          </div>
          <Ruler className={styles.ruler} ticks={60} />
        </div>
      )}
      {slots.body}
    </>
  );
}
