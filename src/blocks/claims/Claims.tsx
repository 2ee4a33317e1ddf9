import { Trans } from '@lingui/react/macro';
import type { ClaimsBlock } from '#src/blocks/claims/schema.ts';
import styles from '#src/blocks/claims/Claims.module.css';
import { LocalLink } from '#src/i18n/LocalLink.tsx';
import { Section } from '#src/ui/sections/Section.tsx';
import { SectionHead } from '#src/ui/sections/SectionHead.tsx';

/** What the provider claims, what stands behind it, and where to check it. */
export function Claims({ id, surface, title, lead, items }: ClaimsBlock) {
  const titleId = `${id}-title`;
  return (
    <Section surface={surface} labelledBy={titleId}>
      <div className={styles.layout}>
        <SectionHead id={titleId} title={title} lead={lead} layout="aside" />
        <ul className={styles.list}>
          {items.map(({ statement, evidence, source }) => (
            <li key={statement}>
              <h3 className={styles.statement}>{statement}</h3>
              <div className={styles.proof}>
                <p className={styles.evidence}>{evidence}</p>
                <p className={styles.source}>
                  <Trans>Source:</Trans>{' '}
                  <LocalLink href={source.href} className={styles.link}>
                    {source.label}
                  </LocalLink>
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
