import type { ReactNode } from 'react';
import { Button } from '#src/ui/buttons/Button.tsx';
import type { ButtonTheme } from '#src/ui/buttons/buttonClass.ts';
import styles from '#src/ui/display/CopyLink.module.css';
import { useCopy } from '#src/ui/display/useCopy.ts';

/** How long a button says that it has done it, ms. */
const SHOWN = 2500;

interface CopyLinkProps {
  /** @returns the address, at the moment of the press */
  readonly link: () => string;
  /** What the link leads to: once that is another, it is no longer what was copied. */
  readonly of: string;
  readonly theme?: ButtonTheme;
  readonly label: string;
  /** On the button, once it is done. */
  readonly done: string;
  /** Said to those who do not see the button. */
  readonly said: string;
  /** Said where the browser does not allow it. */
  readonly refused?: string;
  /** In that case the link itself, to be copied by hand. */
  readonly children?: ReactNode;
}

/** A button that copies a link, and what became of it. It needs JavaScript: without, it must not be there. */
export function CopyLink({ link, of, theme = 'primary', label, done, said, refused, children }: CopyLinkProps) {
  const { outcome, copy } = useCopy({ of, shown: SHOWN });
  const isDone = outcome === 'copied';
  const isRefused = outcome === 'refused';
  return (
    <>
      <Button theme={theme} size="small" icon={isDone ? 'check' : 'link'} onClick={() => void copy(link())}>
        {isDone ? done : label}
      </Button>
      <p role="status" className={isRefused && refused ? styles.refused : 'visuallyHidden'}>
        {isDone && said}
        {isRefused && refused}
      </p>
      {isRefused && children}
    </>
  );
}
