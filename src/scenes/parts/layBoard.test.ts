import { BOARD, layBoard } from '#src/scenes/parts/layBoard.ts';

const nodes = [
  { id: 'a', column: 1, row: 1 },
  { id: 'b', column: 2, row: 1 },
  { id: 'c', column: 2, row: 2 },
  { id: 'd', column: 1, row: 2 },
];
const drawn = (from: string, to: string) => layBoard(nodes, [{ from, to }], 2).paths[0];

describe('layBoard', () => {
  const { width, gapShare, rowHeight, rowGap } = BOARD;
  const gap = width * gapShare;
  const column = (width - gap) / 2;

  it('links neighbours from edge to edge', () => {
    const middle = rowHeight / 2;
    const [left, right] = [Math.round(column), Math.round(column + gap)];
    expect(drawn('a', 'b')).toBe(`M ${String(left)} ${String(middle)} H ${String(right)}`);
    expect(drawn('b', 'a')).toBe(`M ${String(right)} ${String(middle)} H ${String(left)}`);
  });

  it('leads down from the middle of one node to the middle of the other, and bends between the rows', () => {
    const middles = [column / 2, column * 1.5 + gap].map(Math.round);
    expect(drawn('b', 'c')).toBe(`M ${String(middles[1])} ${String(rowHeight)} V ${String(rowHeight + rowGap)}`);
    expect(drawn('b', 'd')).toMatch(
      new RegExp(
        `^M ${String(middles[1])} ${String(rowHeight)} .* Q ${String(middles[0])} ${String(rowHeight + rowGap / 2)} .* V ${String(rowHeight + rowGap)}$`,
      ),
    );
  });

  it('is as tall as its rows', () => {
    expect(layBoard(nodes, [], 2).height).toBe(2 * rowHeight + rowGap);
  });
});
