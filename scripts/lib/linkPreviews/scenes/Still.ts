import type { BillBody } from './drawBill.ts';
import type { BoardBody } from './drawBoard.ts';
import type { CodeBody } from './drawCode.ts';
import type { MapBody } from './drawMap.ts';
import type { RowsBody } from './drawRows.ts';
import type { StepsBody } from './drawSteps.ts';
import type { TalkBody } from './drawTalk.ts';
import type { TilesBody } from './drawTiles.ts';
import type { WeekBody } from './drawWeek.ts';

/** What of a scene can be seen at the size of a stamp: a few words, large. */
export interface Still {
  /** Of its window. */
  readonly title: string;
  /** At the end of the window's bar: a clock. */
  readonly end?: string;
  /** What comes of it, below the window. */
  readonly outcome?: { readonly text: string; readonly icon?: string };
  readonly body: BillBody | BoardBody | CodeBody | MapBody | RowsBody | StepsBody | TalkBody | TilesBody | WeekBody;
}
