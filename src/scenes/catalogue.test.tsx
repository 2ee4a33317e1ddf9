import { globSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { ComponentType } from 'react';
import { WRITTEN_LOCALES } from '#config/locales.ts';
import type { Prices } from '#src/pricing/server/createPrices.ts';
import { fillScenes } from '#src/pricing/server/scenes/fillScenes.ts';
import { sceneField } from '#src/scenes/sceneField.ts';
import { sceneEntry } from '#src/scenes/scenes.ts';
import { sceneSpecimens } from '#src/scenes/sceneSpecimens.gen.ts';
import { openEmbeddedPrices } from '#tests/support/embeddedPrices.ts';
import { renderBlock } from '#tests/support/renderBlock.tsx';

/** Of one scene, brotli, in bytes. */
const HTML = 4096;
/** What happens takes less than 5 s, one thing every 0.38 s. */
const STEPS = 10;

let prices: Prices;
beforeAll(async () => {
  prices = await openEmbeddedPrices();
});
afterAll(() => prices.close());

const showings = Object.entries(sceneSpecimens).flatMap(([name, specimen]) =>
  WRITTEN_LOCALES.map((locale) => ({ name, locale, scene: { name, ...specimen[locale] } })),
);

async function draw({ name, locale, scene }: (typeof showings)[number]): Promise<string> {
  const [View] = Object.values((await sceneEntry(name).view.load()) as object) as [ComponentType<object>];
  const { scene: fields } = fillScenes({ scene: sceneField.parse(scene) }, { prices, locale });
  return renderBlock(<View {...fields} />, { locale, variant: locale });
}

describe.each(showings)('$name in $locale', (showing) => {
  let html: string;
  beforeAll(async () => {
    html = await draw(showing);
  });

  it('is light', () => {
    expect(brotliCompressSync(html).length).toBeLessThanOrEqual(HTML);
  });

  it('needs no script, no style attribute, and nothing that a page may have once', () => {
    expect(html).not.toMatch(/<script|\s(style|id|on\w+)=|<h[1-6]/);
  });

  it('hides its drawings from readers, and has words for them', () => {
    const drawings = html.match(/<svg[^>]*>/g) ?? [];
    expect(drawings.filter((tag) => !tag.includes('aria-hidden="true"'))).toEqual([]);
    expect(html.replaceAll(/<svg[^]*?<\/svg>|<[^>]*>/g, '').trim().length).toBeGreaterThan(40);
  });

  it('is over in less than five seconds', () => {
    const steps = [...html.matchAll(/data-step="(\d+)"/g)].map(([, step]) => Number(step));
    expect(Math.max(0, ...steps)).toBeLessThanOrEqual(STEPS);
  });
});

test('a scene is laid out for the room that its letters leave it, however large they are', () => {
  const sheets = globSync('src/scenes/**/*.css');
  const inPixels = sheets.filter((file) => /@container[^{]*\dpx/.test(readFileSync(file, 'utf8')));
  expect(sheets.length).toBeGreaterThan(20);
  expect(inPixels).toEqual([]);
});

test('the time between two turns of a call is called a pause', async () => {
  const scene = { name: 'call-strip', ...sceneSpecimens['call-strip'].en };
  expect(await draw({ name: 'call-strip', locale: 'en', scene })).toMatch(/visuallyHidden">Pause: <\/span>640\u00a0ms/);
});

test('a scene that nobody has drawn is refused', () => {
  expect(sceneField.safeParse({ name: 'nothing', caption: 'Nothing happens.' }).success).toBe(false);
});

test('a live call in which something is said after now is refused', () => {
  const scene = { name: 'call-strip', ...sceneSpecimens['call-strip'].en };
  expect(sceneField.safeParse(scene).success).toBe(true);
  expect(sceneField.safeParse({ ...scene, now: 17.4 }).error?.issues).toMatchObject([
    { path: ['turns'], message: 'must be said before now' },
  ]);
});
