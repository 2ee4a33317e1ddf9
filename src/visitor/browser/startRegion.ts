import type { VisitorContext } from '#src/client/VisitorContext.ts';
import { askRegion } from '#src/visitor/data/askRegion.ts';
import { currencyOf, phoneRegion } from '#src/visitor/data/regions.ts';

/** What is shown by region has this attribute, and is whole without an answer. */
const NEEDS_REGION = '[data-needs-region]';

/**
 * Pages are the same for everybody, so all that hangs on a region is on them, and the document is told which it is: the styles
 * choose. It is asked for when something that needs it comes into sight, as the numbers do that a menu opens on, and once.
 */
export function startRegion({ onPage }: VisitorContext): void {
  let isKnown = false;
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    void askRegion().then((country) => {
      if (country === undefined) return;
      isKnown = true;
      tell(country);
    });
  });
  onPage(() => {
    observer.disconnect();
    if (isKnown) return;
    for (const element of document.querySelectorAll(NEEDS_REGION)) observer.observe(element);
  });
}

function tell(country: string): void {
  const { dataset } = document.documentElement;
  dataset.region = phoneRegion(country);
  dataset.currency = currencyOf(country);
}
