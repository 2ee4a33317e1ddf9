import { layBoard, BOARD } from '#src/scenes/parts/layBoard.ts';
import styles from '#src/scenes/parts/NodeBoard.module.css';
import type { BoardLink, BoardNode } from '#src/scenes/parts/sceneNodes.ts';

interface NodeBoardProps {
  readonly nodes: readonly BoardNode[];
  readonly links: readonly BoardLink[];
  /** The ids of the nodes through which something goes, in its order: they and what is between them is lit, step by step. */
  readonly lit: readonly string[];
  /** The node that is open in a panel. */
  readonly chosen?: string | undefined;
}

/** Nodes on a board of three columns, and the links between them; where it is narrow, a list with its branches. */
export function NodeBoard({ nodes, links, lit, chosen }: NodeBoardProps) {
  return (
    <div className={styles.board}>
      <Links nodes={nodes} links={links} lit={lit} />
      <ol className={styles.nodes}>
        {nodes.map(({ id, column, row, kind, label, detail }) => (
          <li
            key={id}
            className={styles.node}
            data-column={column}
            data-row={row}
            data-kind={kind}
            data-branch={!lit.includes(id)}
            data-chosen={id === chosen || undefined}
          >
            <b className={styles.label}>{label}</b>
            <span className={styles.detail}>{detail}</span>
            {lit.includes(id) && <span className={styles.lit} data-step={lit.indexOf(id) + 1} />}
          </li>
        ))}
      </ol>
    </div>
  );
}

function Links({ nodes, links, lit }: Omit<NodeBoardProps, 'chosen'>) {
  const { height, paths } = layBoard(nodes, links, Math.max(...nodes.map(({ column }) => column)));
  return (
    <svg
      className={styles.links}
      viewBox={[0, 0, BOARD.width, height].join(' ')}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths.join('')} />
      {links.map(({ from, to }, index) => {
        const step = lit.indexOf(to);
        return step > 0 && lit[step - 1] === from ? (
          <path key={to} className={styles.way} d={paths[index]} data-step={step + 1} />
        ) : null;
      })}
    </svg>
  );
}
