import { Trans } from '@lingui/react/macro';
import { CompareMark } from '#src/blocks/compare/CompareMark.tsx';
import { CompareSource } from '#src/blocks/compare/CompareSource.tsx';
import type { CompareBlock } from '#src/blocks/compare/schema.ts';
import styles from '#src/blocks/compare/Compare.module.css';
import { HeadedSection } from '#src/ui/sections/HeadedSection.tsx';

/** A table of what each way offers. On a narrow screen it scrolls in a box of its own, which the keyboard can reach. */
export function Compare({ id, surface, title, lead, note, ...table }: CompareBlock) {
  return (
    <HeadedSection id={id} surface={surface} title={title} lead={lead}>
      <CompareTable id={id} {...table} />
      {note && <p className={styles.note}>{note}</p>}
    </HeadedSection>
  );
}

type CompareTableProps = Pick<CompareBlock, 'id' | 'caption' | 'columns' | 'rows'>;

/** The box takes focus because a box that scrolls must be reachable by keyboard. */
function CompareTable({ id, caption, columns, rows }: CompareTableProps) {
  const captionId = `${id}-caption`;
  const verifiable = rows.some(({ verify }) => verify !== undefined);
  return (
    <>
      <p className={styles.hint} data-wide={verifiable} aria-hidden="true">
        <Trans>The table is wider than the screen: swipe it.</Trans>
      </p>
      <div className={styles.scroll} role="region" aria-labelledby={captionId} tabIndex={0}>
        <table className={styles.table} data-wide={verifiable}>
          <caption id={captionId} className={styles.caption}>
            {caption}
          </caption>
          <thead>
            <tr>
              <td className={styles.corner} />
              {columns.map(({ label, highlight }) => (
                <th key={label} scope="col" className={styles.column} data-highlight={highlight}>
                  {label}
                </th>
              ))}
              {verifiable && (
                <th scope="col" className={styles.column}>
                  <Trans>How to check it</Trans>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, cells, verify }) => (
              <tr key={label}>
                <th scope="row" className={styles.row}>
                  {label}
                </th>
                {columns.map((column, index) => (
                  <td key={column.label} className={styles.cell} data-highlight={column.highlight}>
                    <CompareMark {...cells[index]} />
                    {cells[index]?.source && <CompareSource {...cells[index].source} about={label} />}
                  </td>
                ))}
                {verifiable && <td className={styles.verify}>{verify}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
