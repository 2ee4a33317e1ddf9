import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { CompareCell } from '#src/blocks/compare/schema.ts';
import styles from '#src/blocks/compare/CompareCell.module.css';
import { Icon } from '#src/ui/icons/Icon.tsx';
import type { IconName } from '#src/shared/iconNames.ts';

const ICONS: Readonly<Record<NonNullable<CompareCell['mark']>, IconName>> = { yes: 'check', partly: 'minus', no: 'x' };

/** What a cell says: a sign and always a word, so that it is read, heard and printed alike. */
export function CompareMark({ mark, text }: CompareCell) {
  if (!mark) return text;
  return (
    <span className={styles.mark} data-mark={mark}>
      <span className={styles.sign}>
        <Icon name={ICONS[mark]} size={16} />
      </span>
      <span>
        <Word mark={mark} hidden={text !== undefined} />
        {text}
      </span>
    </span>
  );
}

interface WordProps {
  readonly mark: NonNullable<CompareCell['mark']>;
  /** Own words stand beside the sign: the mark's word is then for who does not see the sign. */
  readonly hidden: boolean;
}

function Word({ mark, hidden }: WordProps) {
  const words: Readonly<Record<typeof mark, ReactNode>> = {
    yes: <Trans>Yes</Trans>,
    partly: <Trans>Partly</Trans>,
    no: <Trans>No</Trans>,
  };
  return hidden ? <span className="visuallyHidden">{words[mark]}: </span> : words[mark];
}
