import styles from '#src/scenes/parts/Person.module.css';
import { initialsOf } from '#src/scenes/parts/initialsOf.ts';

interface PersonProps {
  readonly name: string;
  /** Below the name: a number, a role. */
  readonly detail: string;
  readonly tone?: 'iris' | 'mint' | 'amber';
}

/** Somebody, with the initials in place of a picture. */
export function Person({ name, detail, tone = 'iris' }: PersonProps) {
  return (
    <p className={styles.person}>
      <span className={styles.sign} data-tone={tone} aria-hidden="true">
        {initialsOf(name)}
      </span>
      <span className={styles.words}>
        <b className={styles.name}>{name}</b>
        <span className={styles.detail}>{detail}</span>
      </span>
    </p>
  );
}
