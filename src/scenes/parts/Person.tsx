import { Initials } from '#src/scenes/parts/Initials.tsx';
import styles from '#src/scenes/parts/Person.module.css';

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
      <Initials name={name} tone={tone} />
      <span className={styles.words}>
        <b className={styles.name}>{name}</b>
        <span className={styles.detail}>{detail}</span>
      </span>
    </p>
  );
}
