import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LocalLink } from '#src/i18n/LocalLink.tsx';
import styles from '#src/pages/industry/Neighbours.module.css';
import { neighboursOf } from '#src/pages/industry/neighboursOf.ts';
import type { Crumb } from '#src/shared/page/page.ts';
import { Sparkbars } from '#src/ui/drawings/illustrations/Sparkbars.tsx';

interface NeighboursProps {
  readonly industries: readonly Crumb[];
  /** The page's path, without locale prefix. */
  readonly current: string;
}

/** The industries before and after this one, each with a stretch of call of its own. */
export function Neighbours({ industries, current }: NeighboursProps) {
  const { t } = useLingui();
  const { previous, next } = neighboursOf(industries, current);
  if (!next) return null;
  return (
    <nav className={styles.neighbours} data-surface="tint" aria-label={t`Other industries`}>
      <ul className={styles.list}>
        {previous && (
          <Neighbour page={previous} side="previous">
            <Trans>Previous industry</Trans>
          </Neighbour>
        )}
        <Neighbour page={next} side="next">
          <Trans>Next industry</Trans>
        </Neighbour>
      </ul>
    </nav>
  );
}

interface NeighbourProps {
  readonly page: Crumb;
  readonly side: 'previous' | 'next';
  readonly children: ReactNode;
}

function Neighbour({ page, side, children }: NeighbourProps) {
  return (
    <li className={styles.item} data-side={side}>
      <LocalLink href={page.path} className={styles.link} rel={side === 'next' ? 'next' : 'prev'}>
        <Sparkbars seed={page.path} className={styles.drawing} />
        <span className={styles.hint}>{children}</span>
        <span className={styles.name}>{page.label}</span>
      </LocalLink>
    </li>
  );
}
