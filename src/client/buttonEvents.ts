import { emitSiteEvent } from '#src/shared/siteEvent.ts';

/**
 * Tells of presses on what names an event (SPEC part 3, Button config: event, gtmEvent), in static blocks too. A button
 * with a submenu tells of its opening, not of its closing.
 */
export function installButtonEvents(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-event], [data-gtm-event]') : null;
    if (!button || button.matches('details[open] > summary')) return;
    const { event, gtmEvent } = button.dataset;
    emitSiteEvent({
      context: button.id || (button.closest('[data-block]')?.id ?? ''),
      ...(event === undefined ? {} : { event }),
      ...(gtmEvent === undefined ? {} : { gtmEvent }),
    });
  });
}
