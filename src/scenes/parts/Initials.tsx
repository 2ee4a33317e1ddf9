import styles from '#src/scenes/parts/Initials.module.css';
import { initialsOf } from '#src/scenes/parts/initialsOf.ts';

interface InitialsProps {
  /** Of a person or a firm; the first letters of its first two words are shown. */
  readonly name: string;
  readonly tone?: 'iris' | 'mint' | 'amber';
  readonly size?: 'small' | 'large';
}

/** Somebody without a photograph. The name itself stands beside it, so that nobody has to hear two letters. */
export function Initials({ name, tone = 'iris', size = 'small' }: InitialsProps) {
  return (
    <span className={styles.initials} data-tone={tone} data-size={size} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
