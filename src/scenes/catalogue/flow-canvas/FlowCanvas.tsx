import { useLingui } from '@lingui/react/macro';
import styles from '#src/scenes/catalogue/flow-canvas/FlowCanvas.module.css';
import type { FlowCanvasScene } from '#src/scenes/catalogue/flow-canvas/schema.ts';
import { CallLog } from '#src/scenes/parts/CallLog.tsx';
import { Chip } from '#src/scenes/parts/Chip.tsx';
import { DrawnButton } from '#src/scenes/parts/DrawnButton.tsx';
import { NodeBoard } from '#src/scenes/parts/NodeBoard.tsx';
import { formatLength } from '#src/scenes/parts/sceneFormats.ts';
import { Settings } from '#src/scenes/parts/Settings.tsx';
import { Window } from '#src/scenes/parts/Window.tsx';

/** Kit's canvas: a call flow, the panel of the chosen node, and a test call that lights its way. */
export function FlowCanvas({ flow, draft, nodes, links, chosen, settings, test }: FlowCanvasScene) {
  const { t } = useLingui();
  const open = nodes.find(({ id }) => id === chosen);
  const now = test.at(-1)?.at ?? 0;
  return (
    <div className={styles.scene}>
      <Window
        title={flow}
        tone="paper"
        className={styles.canvas}
        beside={<Chip tone="plain">{t`Draft ${draft}`}</Chip>}
        end={
          <span className={styles.publish}>
            <DrawnButton main>{t`Publish`}</DrawnButton>
          </span>
        }
      >
        <div className={styles.board}>
          <NodeBoard nodes={nodes} links={links} lit={test.map(({ node }) => node)} chosen={chosen} />
        </div>
      </Window>
      <Window title={open?.label ?? flow} className={styles.panel}>
        <Settings settings={settings} />
      </Window>
      <Window title={t`Test call`} end={<Chip live>{formatLength(now)}</Chip>} className={styles.test}>
        <CallLog entries={test} />
      </Window>
    </div>
  );
}
