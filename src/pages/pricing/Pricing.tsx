import { Children } from 'react';
import styles from '#src/pages/pricing/Pricing.module.css';
import { CurrencyChoice } from '#src/pricing/view/currency/CurrencyChoice.tsx';
import type { Layout } from '#src/shared/page/page.ts';
import type { Surface } from '#src/shared/page/schema.ts';
import type { pricingSchema } from '#src/pages/pricing/schema.ts';
import type { TemplateProps } from '#src/shared/page/template.ts';
import { PageIntro } from '#src/ui/sections/PageIntro.tsx';

/** A layout with paper of its own has the head on it too. */
const SURFACE_OF: Readonly<Partial<Record<Layout, Surface>>> = { kit: 'kit', 'meta-kit': 'kit' };

/**
 * Prices: below the headline stands what the visitor chooses them by, then come the blocks that show them. Where the page has
 * a hero, that carries the headline.
 */
export function Pricing({ page, slots }: TemplateProps<typeof pricingSchema>) {
  const surface = SURFACE_OF[page.layout] ?? 'white';
  return (
    <>
      {Children.count(slots.head) > 0 ? (
        <>
          {slots.head}
          <div className={styles.band} data-surface={surface}>
            <div className={styles.container}>
              <CurrencyChoice />
            </div>
          </div>
        </>
      ) : (
        <PageIntro title={page.longtitle ?? page.title} lead={page.lead} surface={surface}>
          <div className={styles.filters}>
            <CurrencyChoice />
          </div>
        </PageIntro>
      )}
      {slots.body}
    </>
  );
}
