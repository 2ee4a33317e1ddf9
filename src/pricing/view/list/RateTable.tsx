import { Fragment, type ReactNode } from 'react';
import styles from '#src/pricing/view/list/RateTable.module.css';

interface RateColumn {
  readonly key: string;
  readonly label: string;
  /** Read beside the rates, not compared with those above and below. */
  readonly aside?: boolean;
}

interface RateTableProps {
  /** The id of the heading that names the table. */
  readonly labelledBy: string;
  /** What the rows are, then what each of their cells is. */
  readonly columns: readonly [RateColumn, ...RateColumn[]];
  readonly rows: readonly RateRow[];
}

interface RateRow {
  readonly key: string;
  /** What every rate of the row is announced with, hence short. */
  readonly name: ReactNode;
  readonly cells: readonly ReactNode[];
  /** What else there is to say of the row, below its name. */
  readonly detail?: ReactNode;
}

/**
 * Rates below each other. On a narrow screen each row is a list of its own, with the column's name before each rate; for
 * those who listen it stays a table.
 */
export function RateTable({ labelledBy, columns: [first, ...columns], rows }: RateTableProps) {
  const rates = columns.filter(({ aside }) => !aside);
  return (
    <table className={styles.table} aria-labelledby={labelledBy} data-rates={rates.length}>
      <thead>
        <tr>
          {[first, ...columns].map(({ key, label, aside }) => (
            <th key={key} scope="col" data-aside={aside}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, cells, detail }) => (
          <Fragment key={key}>
            <tr data-detailed={detail ? true : undefined}>
              <th scope="row">{name}</th>
              {columns.map((column, index) => (
                <td key={column.key} data-aside={column.aside}>
                  <span className={styles.inline} aria-hidden="true">
                    {column.label}
                  </span>
                  <span className={styles.value}>{cells[index]}</span>
                </td>
              ))}
            </tr>
            {detail && (
              <tr className={styles.detail}>
                <td colSpan={columns.length + 1}>{detail}</td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}
