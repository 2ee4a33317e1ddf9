import { Trans } from '@lingui/react/macro';
import type { PriceExcerptBlock } from '#src/blocks/price-excerpt/schema.ts';
import { ExcerptTable } from '#src/blocks/price-excerpt/ExcerptTable.tsx';
import styles from '#src/blocks/price-excerpt/PriceExcerpt.module.css';
import { LocalLink } from '#src/i18n/LocalLink.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { Section } from '#src/ui/sections/Section.tsx';
import { SectionHead } from '#src/ui/sections/SectionHead.tsx';

/** A few rates beside the words about them. What they are, and of when, stands directly below. */
export function PriceExcerpt({ id, surface, title, lead, rates, currency, link, table }: PriceExcerptBlock) {
  const titleId = `${id}-title`;
  return (
    <Section surface={surface} labelledBy={titleId} className={styles.layout}>
      <SectionHead id={titleId} title={title} lead={lead} layout="aside">
        {link && (
          <LocalLink href={link.href} className={styles.link}>
            {link.label}
            <Icon name="arrow-right" size={16} />
          </LocalLink>
        )}
      </SectionHead>
      <div className={styles.rates}>
        {table ? (
          <ExcerptTable rates={rates} currency={currency} table={table} />
        ) : (
          <p className={styles.missing}>
            <Trans>The rates cannot be shown at the moment.</Trans>
          </p>
        )}
      </div>
    </Section>
  );
}
