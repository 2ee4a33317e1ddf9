import { LINK_PREVIEW } from '#config/constants.ts';
import { cutText } from '../fitText.ts';
import type { Surface } from '../readSurface.ts';
import { writeText } from '../writeText.ts';
import { drawBill } from './drawBill.ts';
import { drawBoard } from './drawBoard.ts';
import { drawCode } from './drawCode.ts';
import { drawMap } from './drawMap.ts';
import { drawRows } from './drawRows.ts';
import { drawSteps } from './drawSteps.ts';
import { drawTalk } from './drawTalk.ts';
import { drawTiles } from './drawTiles.ts';
import { drawWeek } from './drawWeek.ts';
import type { Drawn, Pen, Room } from './Pen.ts';
import { drawBox, drawIcon, drawLine, moveTo, type Box } from './shapes.ts';
import type { Still } from './Still.ts';

/** The window of a scene in an image, in px; it is as high as what is in it, around the middle of the image. */
const CARD = { x: 664, width: 488, highest: 508, middle: 304, bar: 66, pad: 26, radius: 18 };
const BAR = { title: 27, end: 23 };
/** It hangs on the lower edge of the window, out of it to the left. */
const OUTCOME = { height: 62, size: 27, pad: 24, out: 22, icon: 30 };

/** A window with its place. */
interface DrawnCard extends Pick<Drawn, 'svg'> {
  /** The window. */
  readonly box: Box;
  /** What comes of it, where the scene has that. */
  readonly outcome: Box | undefined;
}

/**
 * Draws a scene: its window, what is in it, and what comes of it.
 *
 * @returns SVG at its place in the image
 * @throws when a typeface lacks one of the letters
 */
export function drawCard(still: Still, surface: Surface, pen: Pen): DrawnCard {
  const { palette } = pen;
  const below = CARD.pad + (still.outcome ? OUTCOME.height / 2 : 0);
  const room = { width: CARD.width - 2 * CARD.pad, height: CARD.highest - CARD.bar - CARD.pad - below };
  const body = drawBody(still.body, room, pen);
  const height = CARD.bar + CARD.pad + body.height + below;
  const box = { x: CARD.x, y: CARD.middle - height / 2, width: CARD.width, height, radius: CARD.radius };
  const outcome = still.outcome && drawOutcome(still.outcome, box, surface, pen);
  const ground = still.body.draw === 'code' ? palette['iris-950'] : '#fff';
  const line = `M${String(box.x + 40)} 0V${String(LINK_PREVIEW.height)}`;
  return {
    svg: [
      drawLine(line, surface.line, 2.5),
      drawBox(box, ground, { colour: surface.line, width: 2 }),
      moveTo(box.x, box.y, drawBar(still, pen)),
      moveTo(box.x + CARD.pad, box.y + CARD.bar + CARD.pad, body.svg),
      outcome?.svg ?? '',
    ].join(''),
    box,
    outcome: outcome?.box,
  };
}

function drawBody(body: Still['body'], room: Room, pen: Pen): Drawn {
  switch (body.draw) {
    case 'talk':
      return drawTalk(body, room, pen);
    case 'rows':
      return drawRows(body, room, pen);
    case 'steps':
      return drawSteps(body, room, pen);
    case 'board':
      return drawBoard(body, room, pen);
    case 'bill':
      return drawBill(body, room, pen);
    case 'code':
      return drawCode(body, room, pen);
    case 'map':
      return drawMap(body, room, pen);
    case 'tiles':
      return drawTiles(body, room, pen);
    case 'week':
      return drawWeek(body, room, pen);
  }
}

function drawBar({ title, end = '', body }: Still, { bold, text, palette }: Pen): string {
  const isDark = body.draw === 'code';
  const taken = end === '' ? 0 : text.measure(end) * BAR.end + 18;
  const shown = cutText(title, (CARD.width - 2 * CARD.pad - taken) / BAR.title, bold.measure);
  const y = CARD.bar / 2 + 10;
  return [
    writeText(bold, shown, { x: CARD.pad, y, size: BAR.title, colour: isDark ? '#fff' : palette['ink-900'] }),
    end === ''
      ? ''
      : writeText(text, end, {
          x: CARD.width - CARD.pad,
          y,
          size: BAR.end,
          colour: palette[isDark ? 'iris-300' : 'ink-600'],
          align: 'end',
        }),
    drawLine(`M1 ${String(CARD.bar)}H${String(CARD.width - 1)}`, palette[isDark ? 'iris-800' : 'ink-200'], 1.5),
  ].join('');
}

function drawOutcome(
  { text, icon }: NonNullable<Still['outcome']>,
  card: Box,
  surface: Surface,
  pen: Pen,
): { svg: string; box: Box } {
  const indent = icon ? OUTCOME.icon + 14 : 0;
  const most = card.width - OUTCOME.out - 2 * OUTCOME.pad - indent;
  const shown = cutText(text, most / OUTCOME.size, pen.bold.measure);
  const width = pen.bold.measure(shown) * OUTCOME.size + 2 * OUTCOME.pad + indent;
  const box = {
    x: card.x - OUTCOME.out,
    y: card.y + card.height - OUTCOME.height / 2,
    width,
    height: OUTCOME.height,
    radius: OUTCOME.height / 2,
  };
  const mark = {
    x: box.x + OUTCOME.pad,
    y: box.y + (OUTCOME.height - OUTCOME.icon) / 2,
    size: OUTCOME.icon,
    colour: surface.onButton,
  };
  const written = {
    x: box.x + OUTCOME.pad + indent,
    y: box.y + OUTCOME.height / 2 + 10,
    size: OUTCOME.size,
    colour: surface.onButton,
  };
  return {
    svg: [
      drawBox(box, surface.button, { colour: surface.ground, width: 5 }),
      icon ? drawIcon(pen, icon, mark) : '',
      writeText(pen.bold, shown, written),
    ].join(''),
    box,
  };
}
