import { drawMonogram } from '#src/collections/partners/monogram.ts';

test('the same name has the same drawing, another name another one', () => {
  expect(drawMonogram('Kelvane Systems')).toEqual(drawMonogram('Kelvane Systems'));
  expect(drawMonogram('Kelvane Systems')).not.toEqual(drawMonogram('Kelvane System'));
});

test('its halves mirror each other, within the grid', () => {
  const cells = drawMonogram('Orlatek');
  expect(cells.length).toBeGreaterThan(0);
  for (const { x, y, shape } of cells) {
    expect(cells.some((other) => other.x === 3 - x && other.y === y && other.shape === shape)).toBe(true);
    expect([x >= 0 && x < 4, y >= 0 && y < 4]).toEqual([true, true]);
  }
});
