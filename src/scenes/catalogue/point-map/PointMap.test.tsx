import { WRITTEN_LOCALES } from '#config/locales.ts';
import { findRoute, layWay } from '#src/scenes/catalogue/point-map/layWay.ts';
import { PointMap } from '#src/scenes/catalogue/point-map/PointMap.tsx';
import { pointMapSchema } from '#src/scenes/catalogue/point-map/schema.ts';
import { pointMapSpecimen } from '#src/scenes/catalogue/point-map/specimen.ts';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const denver = { longitude: -105, latitude: 39.7 };
const lisbon = { longitude: -9.1, latitude: 38.7 };

describe('PointMap', () => {
  it.each(WRITTEN_LOCALES)('draws the example in %s, and says its way in words', (locale) => {
    const scene = pointMapSchema.parse({ name: 'point-map', ...pointMapSpecimen[locale] });
    const html = renderBlock(<PointMap {...scene} />, { locale });
    const cities = [...html.matchAll(/<b class="city">([^<]+)/g)].map(([, city]) => city);
    expect(cities).toHaveLength(4);
    expect([cities[0], cities[3]]).toEqual([scene.caller.city, scene.agent.city]);
    expect(html).toMatch(/<svg[^>]*aria-hidden="true"/);
    expect(html).not.toContain('style=');
  });

  it('finds the points of presence that are nearest to the ends', () => {
    const { points, kilometers } = findRoute({ caller: denver, agent: lisbon });
    expect(points).toEqual(['dallas', 'london']);
    // What maps say; the earth is no ball, so within one in a hundred.
    for (const [index, known] of [1065, 7640, 1585].entries()) {
      expect(Math.abs((kilometers[index] ?? 0) / known - 1)).toBeLessThan(0.01);
    }
  });

  it('lays the legs end to end', () => {
    const { legs, entry, exit } = layWay({ caller: denver, agent: lisbon });
    expect(legs[0].endsWith(` ${String(entry.x)} ${String(entry.y)}`)).toBe(true);
    expect(legs[1].startsWith(`M ${String(entry.x)} ${String(entry.y)} `)).toBe(true);
    expect(legs[1].endsWith(` ${String(exit.x)} ${String(exit.y)}`)).toBe(true);
  });

  it('refuses a call that would not go through the network', () => {
    const scene = {
      name: 'point-map',
      ...pointMapSpecimen.en,
      agent: { city: 'Porto', longitude: -8.6, latitude: 41.1 },
    };
    expect(pointMapSchema.safeParse(scene).success).toBe(true);
    expect(pointMapSchema.safeParse({ ...scene, caller: { ...scene.agent, city: 'Braga' } }).success).toBe(false);
  });
});
