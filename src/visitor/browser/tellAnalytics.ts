import { gtag } from '#src/visitor/browser/dataLayer.ts';

/**
 * The analytics helper of SPEC part 7: an event as Google's analytics know it, whatever the container does with others.
 *
 * @param context what was pressed
 * @param event its name
 */
export function tellAnalytics(context: string, event: string): void {
  gtag('event', event, { context_id: context });
}
