import type { Place } from '#src/scenes/parts/worldDots.ts';

/** The points of presence, as many as the facts say, on as many continents. */
export const POINTS = {
  ashburn: { longitude: -77.5, latitude: 39 },
  dallas: { longitude: -96.8, latitude: 32.8 },
  sanJose: { longitude: -121.9, latitude: 37.3 },
  bogota: { longitude: -74.1, latitude: 4.7 },
  saoPaulo: { longitude: -46.6, latitude: -23.5 },
  london: { longitude: -0.1, latitude: 51.5 },
  frankfurt: { longitude: 8.7, latitude: 50.1 },
  moscow: { longitude: 37.6, latitude: 55.8 },
  almaty: { longitude: 76.9, latitude: 43.2 },
  singapore: { longitude: 103.8, latitude: 1.3 },
  tokyo: { longitude: 139.7, latitude: 35.7 },
  sydney: { longitude: 151.2, latitude: -33.9 },
} as const satisfies Readonly<Record<string, Place>>;

/** Which point of presence. */
export type PointId = keyof typeof POINTS;

const EARTH_RADIUS_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** @returns how far two places are apart, on the great circle, in whole km */
export function kilometersBetween(one: Place, other: Place): number {
  const [from, to] = [radians(one.latitude), radians(other.latitude)];
  const turn = radians(other.longitude - one.longitude);
  const chord = Math.sin((to - from) / 2) ** 2 + Math.cos(from) * Math.cos(to) * Math.sin(turn / 2) ** 2;
  return Math.round(2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(chord)));
}

/** @returns the point of presence that is nearest to the place */
export function nearestPoint(place: Place): PointId {
  const ids = Object.keys(POINTS) as PointId[];
  return ids.reduce((nearest, id) =>
    kilometersBetween(place, POINTS[id]) < kilometersBetween(place, POINTS[nearest]) ? id : nearest,
  );
}
