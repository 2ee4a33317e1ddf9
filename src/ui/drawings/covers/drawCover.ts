import type { Cover } from '#src/shared/page/cover.ts';
import type { CoverShape } from '#src/ui/drawings/covers/coverShapes.ts';
import { drawBubbles } from '#src/ui/drawings/covers/drawings/bubbles.ts';
import { drawChart } from '#src/ui/drawings/covers/drawings/chart.ts';
import { drawCode } from '#src/ui/drawings/covers/drawings/code.ts';
import { drawColumns } from '#src/ui/drawings/covers/drawings/columns.ts';
import { drawGrid } from '#src/ui/drawings/covers/drawings/grid.ts';
import { drawLadder } from '#src/ui/drawings/covers/drawings/ladder.ts';
import { drawNodes } from '#src/ui/drawings/covers/drawings/nodes.ts';
import { drawRings } from '#src/ui/drawings/covers/drawings/rings.ts';
import { drawTurns } from '#src/ui/drawings/covers/drawings/turns.ts';
import { drawWave } from '#src/ui/drawings/covers/drawings/wave.ts';
import { drawWord } from '#src/ui/drawings/covers/drawings/word.ts';

const drawings: {
  readonly [Name in Cover['drawing']]: (cover: Extract<Cover, { drawing: Name }>) => readonly CoverShape[];
} = {
  turns: drawTurns,
  wave: drawWave,
  columns: drawColumns,
  chart: drawChart,
  nodes: drawNodes,
  code: drawCode,
  bubbles: drawBubbles,
  ladder: drawLadder,
  grid: drawGrid,
  rings: drawRings,
  word: drawWord,
};

const drawn = new WeakMap<Cover, readonly CoverShape[]>();

/** @returns the pieces of a cover from back to front: of the same data always the same, and made once */
export function drawCover(cover: Cover): readonly CoverShape[] {
  const draw = drawings[cover.drawing] as (cover: Cover) => readonly CoverShape[];
  const shapes = drawn.get(cover) ?? draw(cover);
  drawn.set(cover, shapes);
  return shapes;
}
