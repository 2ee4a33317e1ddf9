import type { HeroBlock } from '#src/blocks/hero/schema.ts';
import styles from '#src/blocks/hero/Versus.module.css';
import { LocalLink } from '#src/i18n/LocalLink.tsx';

type VersusProps = NonNullable<HeroBlock['versus']>;

/** Two offers side by side in the lines that decide; ours is the last. The whole table, with its sources, is further down. */
export function Versus({ caption, columns, rows, link }: VersusProps) {
  const ours = columns.length - 1;
  return (
    <div className={styles.card}>
      <table className={styles.table}>
        <caption className="visuallyHidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((label, index) => (
              <th key={label} scope="col" className={styles.column} data-ours={index === ours}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        {rows.map(({ label, cells }) => (
          <tbody key={label} className={styles.row}>
            <tr>
              <th scope="rowgroup" colSpan={columns.length} className={styles.label}>
                {label}
              </th>
            </tr>
            <tr>
              {columns.map((column, index) => (
                <td key={column} className={styles.cell} data-ours={index === ours}>
                  {cells[index]}
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
      <p className={styles.more}>
        <LocalLink href={link.href} className={styles.link}>
          {link.label}
        </LocalLink>
      </p>
    </div>
  );
}
