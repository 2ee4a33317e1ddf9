import { layWave, WAVE } from '#src/scenes/parts/layWave.ts';

const turns = [
  { side: 'caller', at: 4, until: 8 },
  { side: 'answer', at: 8.6, until: 14 },
] as const;
const xs = (path: string) => [...path.matchAll(/M(-?[\d.]+) /g)].map(([, x]) => Number(x));

test('each voice has its channel, and none talks while the other does', () => {
  const { caller, answer } = layWave(turns);
  expect(Math.max(...xs(caller))).toBeLessThan(Math.min(...xs(answer)));
  expect([Math.min(...xs(caller)) >= 0, Math.max(...xs(answer)) <= WAVE.width]).toEqual([true, true]);
});

test('a call that goes on has its now after all that was said, within the strip', () => {
  const { answer, marker = Number.NaN } = layWave(turns, 15);
  expect(marker).toBeGreaterThan(Math.max(...xs(answer)));
  expect(marker).toBeLessThan(WAVE.width);
  expect(layWave(turns).marker).toBeUndefined();
});

test('it is drawn the same each time', () => {
  expect(layWave(turns, 15)).toEqual(layWave(turns, 15));
});
