import { Trans } from '@lingui/react/macro';
import { CardLink } from '#src/features/card-link/CardLink.tsx';
import styles from '#src/pages/solution/BuiltFrom.module.css';
import type { Part } from '#src/shared/page/page.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { Section } from '#src/ui/sections/Section.tsx';

const TITLE_ID = 'built-from';

interface BuiltFromProps {
  /** The solution's. */
  readonly name: string;
  readonly parts: readonly Part[];
}

/** The solution as a node from which one line bends to each of its parts. */
export function BuiltFrom({ name, parts }: BuiltFromProps) {
  return (
    <Section surface="tint" labelledBy={TITLE_ID}>
      <div className={styles.layout}>
        <h2 id={TITLE_ID}>
          <Trans>Built with</Trans>
        </h2>
        <div>
          <p className={styles.root}>{name}</p>
          <ul className={styles.parts}>
            {parts.map(({ label, path, text }) => (
              <li key={path} className={styles.part}>
                <div className={styles.node}>
                  <h3>
                    <CardLink href={path}>{label}</CardLink>
                  </h3>
                  <p className={styles.text}>{text}</p>
                  <span className={styles.arrow}>
                    <Icon name="arrow-right" size={20} />
                  </span>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
