import { landPath, project, WORLD } from '#src/scenes/parts/worldDots.ts';

const dots = new Set(
  [...landPath().matchAll(/M(\d+) (\d+)h([\d.]+)/g)].flatMap(([, x, y, length]) =>
    Array.from({ length: Math.floor(Number(length)) + 1 }, (_, index) => `${String(Number(x) + index)} ${String(y)}`),
  ),
);
const isLand = (longitude: number, latitude: number) => {
  const { x, y } = project({ longitude, latitude });
  return dots.has(`${String(Math.round(x))} ${String(Math.round(y))}`);
};

it.each([
  ['Kansas', -98, 38, true],
  ['the Amazon', -62, -6, true],
  ['the Sahara', 10, 22, true],
  ['Siberia', 98, 62, true],
  ['the outback', 134, -26, true],
  ['the Atlantic', -40, 30, false],
  ['the Indian Ocean', 80, -20, false],
  ['the Pacific', -150, 0, false],
])('knows whether %s is land', (_, longitude, latitude, expected) => {
  expect(isLand(longitude, latitude)).toBe(expected);
});

it('stays on its map', () => {
  for (const dot of dots) {
    const [x = -1, y = -1] = dot.split(' ').map(Number);
    expect(x >= 0 && x < WORLD.width && y >= 0 && y < WORLD.height).toBe(true);
  }
});
