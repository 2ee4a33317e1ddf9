import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Icon } from '#src/ui/icons/Icon.tsx';
import styles from '#src/ui/display/Table.module.css';

interface TableProps {
  readonly id: string;
  readonly caption: string;
  readonly columns: readonly { readonly key: string; readonly label: string; readonly numeric?: boolean }[];
  /** The first cell names its row, and stays in sight while the others scroll. */
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

/** Scrolls by itself where it is too wide for the page, hence its stop in the tab order. */
export function Table({ id, caption, columns, rows }: TableProps) {
  const captionId = `${id}-caption`;
  const align = (index: number) => (columns[index]?.numeric ? 'end' : undefined);
  return (
    <div className={styles.frame}>
      <p className={styles.hint} aria-hidden="true">
        <Icon name="arrow-right" size={16} />
        <Trans>Scroll sideways for more columns</Trans>
      </p>
      <div className={styles.scroller} role="region" aria-labelledby={captionId} tabIndex={0}>
        <table className={styles.table}>
          <caption id={captionId} className={styles.caption}>
            {caption}
          </caption>
          <thead>
            <tr>
              {columns.map(({ key, label }, index) => (
                <th key={key} scope="col" data-align={align(index)}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells: [name, ...cells] }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                {cells.map((cell, index) => (
                  <td key={columns[index + 1]?.key} data-align={align(index + 1)}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
