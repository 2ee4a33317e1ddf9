import { startMeasurements } from '#src/visitor/browser/startMeasurements.ts';
import { startRegion } from '#src/visitor/browser/startRegion.ts';
import type { VisitorContext } from '#src/visitor/browser/VisitorContext.ts';

/**
 * What a page does beside being read: nothing of it is needed to read, navigate or send, so it comes when the page is painted,
 * awake and the browser idle.
 */
export function startVisitor(context: VisitorContext): void {
  startRegion(context);
  startMeasurements(context);
}
