import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { POINTS, type PointId } from '#src/scenes/parts/pointsOfPresence.ts';

const CONTINENTS: Readonly<Record<string, readonly PointId[]>> = {
  'North America': ['ashburn', 'dallas', 'sanJose'],
  'South America': ['bogota', 'saoPaulo'],
  Europe: ['london', 'frankfurt', 'moscow'],
  Asia: ['almaty', 'singapore', 'tokyo'],
  Australia: ['sydney'],
};

it('shows as many points of presence as the facts say, on as many continents', () => {
  const { facts } = parse(readFileSync('content/facts.yaml', 'utf8')) as { facts: Record<string, { value: number }> };
  expect(Object.keys(POINTS)).toHaveLength(facts['points-of-presence']?.value ?? 0);
  expect(Object.keys(CONTINENTS)).toHaveLength(facts.continents?.value ?? 0);
  expect(Object.values(CONTINENTS).flat().sort()).toEqual(Object.keys(POINTS).sort());
});
