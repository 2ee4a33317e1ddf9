import { breakLabel, CELL, layoutGraph, NODE } from '#src/blocks/node-graph/layoutGraph.ts';
import type { NodeGraphBlock } from '#src/blocks/node-graph/schema.ts';
import styles from '#src/blocks/node-graph/NodeGraph.module.css';
import { HeadedSection } from '#src/ui/sections/HeadedSection.tsx';

/** How a call moves, drawn; the numbered list says the same in words, and is all there is on a small screen. */
export function NodeGraph({ id, surface, title, lead, ...graph }: NodeGraphBlock) {
  return (
    <HeadedSection id={id} surface={surface} title={title} lead={lead}>
      <Drawing {...graph} />
      <ol className={styles.steps}>
        {graph.nodes.map(({ id: node, label, text }) => (
          <li key={node} className={styles.step}>
            <h3 className={styles.label}>{label}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </HeadedSection>
  );
}

function Drawing(graph: Pick<NodeGraphBlock, 'lanes' | 'nodes' | 'edges'>) {
  const { width, height, places, paths } = layoutGraph(graph);
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${String(width)} ${String(height)}`} aria-hidden="true">
      {graph.lanes.map((lane, index) => (
        <text key={lane} className={styles.lane} x="1" y={index * CELL.height + 14}>
          {lane}
        </text>
      ))}
      {paths.map((path) => (
        <path key={path} className={styles.edge} d={path} />
      ))}
      {graph.nodes.map(({ id, label, lane }, index) => {
        const { x, y } = places.get(id) ?? { x: 0, y: 0 };
        return (
          <g key={id} className={styles.node} data-lane={lane} transform={`translate(${String(x)} ${String(y)})`}>
            <rect width={NODE.width} height={NODE.height} rx="10" />
            <NodeLabel number={index + 1} label={label} />
          </g>
        );
      })}
    </svg>
  );
}

const LINE = 18;

function NodeLabel({ number, label }: { readonly number: number; readonly label: string }) {
  const lines = breakLabel(label);
  const top = NODE.height / 2 + 5 - ((lines.length - 1) * LINE) / 2;
  return (
    <>
      <text className={styles.number} x="12" y={NODE.height / 2 + 5}>
        {number}
      </text>
      <text>
        {lines.map((line, index) => (
          <tspan key={line} x="34" y={top + index * LINE}>
            {line}
          </tspan>
        ))}
      </text>
    </>
  );
}
