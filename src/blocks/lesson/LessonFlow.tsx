import { Trans } from '@lingui/react/macro';
import type { LessonBlock } from '#src/blocks/lesson/schema.ts';
import styles from '#src/blocks/lesson/LessonFlow.module.css';
import { LinePath } from '#src/ui/drawings/illustrations/LinePath.tsx';

/** The room between two nodes: the line's straight or bent piece. */
const GAP = 36;

/** The flow as it stands after the lesson: a list, drawn as nodes on one line. It grows from lesson to lesson. */
export function LessonFlow({ label, nodes }: LessonBlock['flow']) {
  return (
    <figure className={styles.flow}>
      <figcaption className={styles.caption}>{label}</figcaption>
      <ol className={styles.nodes}>
        {nodes.map((node, index) => {
          const before = nodes[index - 1];
          return (
            <li key={node.label} className={styles.item} data-side={node.side}>
              {before && <LinePath className={styles.line} from={before.side} to={node.side} height={GAP} />}
              <span className={styles.node} data-fresh={node.fresh}>
                {node.label}
                {node.fresh && (
                  <span className="visuallyHidden">
                    {' '}
                    <Trans>(new block)</Trans>
                  </span>
                )}
              </span>
            </li>
          );
        })}
      </ol>
    </figure>
  );
}
