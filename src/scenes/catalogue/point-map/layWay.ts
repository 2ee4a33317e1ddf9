import { kilometersBetween, nearestPoint, POINTS, type PointId } from '#src/scenes/parts/pointsOfPresence.ts';
import { project, type Place } from '#src/scenes/parts/worldDots.ts';

/** How far a leg rises above its ends, as a share of its length. */
const RISE = 0.22;

/** Who speaks with whom. */
export interface WayEnds {
  readonly caller: Place;
  readonly agent: Place;
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The way of a call on the map, in dots. */
interface Way extends Readonly<Record<'caller' | 'entry' | 'exit' | 'agent', Spot>> {
  /** SVG paths: to the first point of presence, from there to the second, and on. */
  readonly legs: readonly [string, string, string];
}

/** A call's points of presence, and how far its legs are, in km. */
interface Route {
  readonly points: readonly [PointId, PointId];
  readonly kilometers: readonly [number, number, number];
}

/** @returns the points of presence that are nearest to the ends, and how long each leg is */
export function findRoute({ caller, agent }: WayEnds): Route {
  const [entry, exit] = [nearestPoint(caller), nearestPoint(agent)];
  return {
    points: [entry, exit],
    kilometers: [
      kilometersBetween(caller, POINTS[entry]),
      kilometersBetween(POINTS[entry], POINTS[exit]),
      kilometersBetween(POINTS[exit], agent),
    ],
  };
}

/** @returns the way of the call on the map: its four places, and the legs between them */
export function layWay(ends: WayEnds): Way {
  const [entryId, exitId] = findRoute(ends).points;
  const caller = project(ends.caller);
  const entry = project(POINTS[entryId]);
  const exit = project(POINTS[exitId]);
  const agent = project(ends.agent);
  return { caller, entry, exit, agent, legs: [layLeg(caller, entry), layLeg(entry, exit), layLeg(exit, agent)] };
}

function layLeg(from: Spot, to: Spot): string {
  const rise = Math.hypot(to.x - from.x, to.y - from.y) * RISE;
  const top = [(from.x + to.x) / 2, (from.y + to.y) / 2 - rise].map((value) => value.toFixed(1));
  return ['M', from.x, from.y, 'Q', ...top, to.x, to.y].join(' ');
}
