import { readFileSync } from 'node:fs';
import path from 'node:path';
import { AxePuppeteer } from '@axe-core/puppeteer';
import type { Page } from 'puppeteer';
import { layOutAll } from '#tests/support/browser.ts';
import { WCAG } from '#tests/support/wcag.ts';

/** Axe reads each colour of a page hundreds of times, a sixth of all its time. */
const READ_COLOURS_ONCE = `{
  const { Color } = axe.commons.color;
  const { parseString } = Color.prototype;
  const known = new Map();
  Color.prototype.parseString = function (text) {
    // A copy: axe makes the one that it has asked for paler.
    if (!known.has(text)) known.set(text, new Color(parseString.call(this, text)));
    const colour = known.get(text);
    for (const part of ['r', 'g', 'b', 'alpha']) this[part] = colour[part];
    return this;
  };
}`;

const source =
  readFileSync(path.resolve(import.meta.dirname, '../../node_modules/axe-core/axe.js'), 'utf8') + READ_COLOURS_ONCE;

interface Scope {
  /** A selector of what to look at; the whole page when absent. */
  readonly part?: string;
  /** Whether to measure the contrast of each text, which takes two thirds of axe's time. */
  readonly colours?: boolean;
}

/**
 * Looks for what breaks WCAG 2.2 AA, in this document alone: pages have no frames, and axe’s search for them opens a second
 * page each time.
 *
 * @returns each broken rule with the elements that break it
 */
export async function findViolations(page: Page, { part, colours = true }: Scope = {}): Promise<string[]> {
  await endScenes(page);
  await layOutAll(page);
  const axe = new AxePuppeteer(page, source)
    .setLegacyMode()
    // No rule of these looks at style sheets, which axe would load once more.
    .options({
      resultTypes: ['violations'],
      preload: { assets: ['media'] },
      rules: { 'color-contrast': { enabled: colours } },
    })
    .withTags(WCAG);
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Brings to its end what happens in the scenes: half-way, one part may stand over another. What has begun meanwhile ends, too. */
const endScenes = (page: Page) =>
  page.waitForFunction(() => {
    const inScene = ({ effect }: Animation) => Boolean((effect as KeyframeEffect).target?.closest('[data-scene]'));
    const running = document
      .getAnimations()
      .filter((animation) => animation.playState === 'running' && inScene(animation));
    for (const animation of running) animation.finish();
    return running.length === 0;
  });
