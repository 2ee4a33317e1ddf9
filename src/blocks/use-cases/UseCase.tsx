import { Trans } from '@lingui/react/macro';
import type { UseCasesBlock } from '#src/blocks/use-cases/schema.ts';
import styles from '#src/blocks/use-cases/UseCases.module.css';
import { LocalLink } from '#src/i18n/LocalLink.tsx';
import { LinePath } from '#src/ui/drawings/illustrations/LinePath.tsx';

/** From the foot of the first turn to the middle of the second's bar. */
const BEND_HEIGHT = 39;
const SHORTEST = 9;

type UseCaseProps = UseCasesBlock['items'][number] & {
  /** The longest text of the block: its bar takes the whole width. */
  readonly longest: number;
};

/** One pair: the situation speaks first, what happens answers it. */
export function UseCase({ situation, outcome, link, longest }: UseCaseProps) {
  return (
    <li className={styles.item}>
      <div className={styles.situation}>
        <Bar share={situation.length / longest} />
        <h3 className={styles.question}>{situation}</h3>
      </div>
      <div className={styles.outcome}>
        <LinePath className={styles.bend} from="caller" to="answer" height={BEND_HEIGHT} />
        <Bar share={outcome.length / longest} />
        <p className={styles.text}>
          <span className="visuallyHidden">
            <Trans>What happens:</Trans>{' '}
          </span>
          {outcome}
        </p>
        {link && (
          <LocalLink href={link.href} className={styles.link}>
            {link.label}
          </LocalLink>
        )}
      </div>
    </li>
  );
}

function Bar({ share }: { readonly share: number }) {
  const width = Math.max(SHORTEST, Math.round(share * 100));
  return (
    <svg className={styles.bar} width={`${String(width)}%`} height="14" aria-hidden="true" focusable="false">
      <rect width="100%" height="14" rx="7" />
    </svg>
  );
}
