import { Trans } from '@lingui/react/macro';
import { formatDate } from '#src/i18n/formatDate.ts';
import styles from '#src/pages/comparison/Checked.module.css';
import type { comparisonSchema } from '#src/pages/comparison/schema.ts';
import { useSite } from '#src/request/SiteContext.tsx';
import type { PageOf } from '#src/shared/page/template.ts';
import { Ruler } from '#src/ui/drawings/Ruler.tsx';
import { JsonLd } from '#src/ui/sections/JsonLd.tsx';

/** When what is compared was checked, and how everybody can. */
export function Checked({ title, locale, comparison }: PageOf<typeof comparisonSchema>) {
  const { iso } = useSite();
  if (!comparison) return null;
  const { checked } = comparison;
  return (
    <>
      <JsonLd data={{ '@type': 'WebPage', name: title, inLanguage: locale, lastReviewed: checked }} />
      <div className={styles.container}>
        <p className={styles.date}>
          <span className={styles.label}>
            <Trans>Checked on</Trans>
          </span>{' '}
          <time dateTime={checked}>{formatDate(checked, iso)}</time>
        </p>
        <p className={styles.method}>
          <Trans>
            Every line says how to check it: with your own contract, a test call or a question to the provider. Found
            something that is no longer true? Write to us, and we’ll correct it.
          </Trans>
        </p>
      </div>
      <Ruler className={styles.ruler} ticks={60} />
    </>
  );
}
