import { installButtonEvents } from '#src/client/buttonEvents.ts';
import { onSiteEvent, type SiteEvent } from '#src/shared/siteEvent.ts';

let told: SiteEvent[] = [];

beforeAll(() => {
  onSiteEvent((event) => told.push(event));
  installButtonEvents();
});
beforeEach(() => {
  told = [];
  document.body.innerHTML = `<div data-block="hero" id="top">
    <a id="a" href="#a" data-event="read" data-gtm-event="docs_read"><b>Docs</b></a>
    <a href="#b" class="plain">Plain</a>
    <details><summary data-event="start">Start</summary></details>
  </div>`;
});

const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

test('a press on a button tells its events, and which button it was', () => {
  press('b');
  expect(told).toEqual([{ context: 'a', event: 'read', gtmEvent: 'docs_read' }]);
});

test('a button without an id is told by its block', () => {
  press('summary');
  expect(told).toEqual([{ context: 'top', event: 'start' }]);
});

test('a submenu that closes is no news, and neither is what names no event', () => {
  document.querySelector('details')!.open = true;
  press('summary');
  press('.plain');
  press('div');
  expect(told).toEqual([]);
});
