import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setupI18n } from '@lingui/core';
import { renderToString } from 'react-dom/server';
import { parse } from 'yaml';
import { createPublicSite } from '#config/publicConfig.ts';
import { sites } from '#config/sites.ts';
import { blockUnion } from '#src/app/registry/blockSchemas.ts';
import { holdReferences } from '#src/content/facts/holdReferences.ts';
import { blocks, chunkOf } from '#src/app/registry/blocks.ts';
import { blockServers } from '#src/app/registry/blockServers.gen.ts';
import { contentSchemas } from '#src/app/registry/contentSchemas.ts';
import type { EditorSchema } from '#src/app/registry/forEditors.ts';
import { createFilledSource } from '#src/server/pages/createFilledSource.ts';
import { collectGallery } from '#src/server/development/gallery/collectGallery.ts';
import { drawBlock } from '#src/server/development/gallery/drawBlock.tsx';
import { sceneChunk } from '#src/scenes/sceneChunk.ts';
import { sceneSpecimens } from '#src/scenes/sceneSpecimens.gen.ts';
import { writeSkeleton } from '#src/server/development/gallery/writeSkeleton.ts';
import { createAssets } from '#src/server/render/assets.ts';
import { createEmbeddedSource } from '#src/server/upstream/createEmbeddedSource.ts';
import type { GalleryBlock } from '#src/specimens/GalleryBlock.ts';
import { GalleryDocument } from '#src/specimens/GalleryDocument.tsx';
import { openEmbeddedPrices } from '#tests/support/embeddedPrices.ts';
import { openOwnContent } from '#tests/support/ownContent.ts';

const directory = path.resolve('content');
const chunks = ['begin', 'main', ...Object.keys(blocks).map(chunkOf), ...Object.keys(sceneSpecimens).map(sceneChunk)];
const stats = {
  publicPath: '/static/',
  outputPath: '/dist/client',
  namedChunkGroups: Object.fromEntries(
    chunks.map((chunk) => [chunk, { assets: [{ name: `${chunk}.js` }, { name: `${chunk}.css` }] }]),
  ),
  assetsByChunkName: Object.fromEntries(chunks.map((chunk) => [chunk, [`${chunk}.js`, `${chunk}.css`]])),
};
const assets = createAssets(stats, {});

// Every block of the site is loaded and drawn.
jest.setTimeout(60_000);

let gallery: readonly GalleryBlock[];

beforeAll(async () => {
  const store = await openOwnContent(directory, (message) => expect(message).toBe(''));
  const prices = await openEmbeddedPrices();
  const source = createFilledSource(createEmbeddedSource(store), blockServers, {
    prices,
    search: { open: () => Promise.resolve(() => undefined) },
  });
  const surroundings = {
    site: createPublicSite(sites.main, 'en'),
    i18n: setupI18n({ locale: 'en', messages: { en: {} } }),
    api: {
      getPage: () => Promise.reject(new Error('no page')),
      getFavoritePosts: () => source.getFavoritePosts('en'),
      getEntries: () => Promise.resolve(undefined),
    },
    assets,
  };
  gallery = await collectGallery({ directory, source, draw: (block) => drawBlock(block, surroundings) });
  await Promise.all([store.close(), prices.close()]);
});

test('every block is there, with its picture', () => {
  expect(gallery.map(({ type }) => type)).toEqual(Object.keys(blocks).sort());
  expect(gallery.filter(({ picture }) => 'problem' in picture)).toEqual([]);
  for (const { type, picture } of gallery) {
    expect('html' in picture && picture.html).toContain(`<div id="example-${type}" data-block="${type}"`);
  }
});

test('late blocks are shown with what they wait for, and nothing needs a script', () => {
  const html = gallery.map(({ picture }) => ('html' in picture ? picture.html : '')).join('');
  expect(html).not.toContain('aria-busy="true"');
  expect(html).not.toMatch(/<script(?! type="application\/ld\+json")|\sstyle="/);
});

test('what there is to copy is a block of that type, as the schema wants it', () => {
  for (const { type, yaml } of gallery) {
    const items = holdReferences(yaml, parse(yaml)).data as unknown[];
    expect(items).toHaveLength(1);
    expect(blockUnion.parse(items[0])).toMatchObject({ type });
  }
});

test('of a block its fields are told, those inside of fields too', () => {
  const steps = gallery.find(({ type }) => type === 'steps');
  expect(steps?.fields.map(({ name, required }) => `${name}${required ? '*' : ''}`)).toEqual([
    'surface',
    'title*',
    'lead',
    'items*',
    'items[].title*',
    'items[].text*',
  ]);
});

test('the page shows all of it, gives every id once, and has no style attribute', () => {
  const html = renderToString(<GalleryDocument blocks={gallery} stylesheets={['/static/main.css']} />);
  const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  expect(html).not.toMatch(/\sstyle="/);
  for (const { type } of gallery) expect(html).toContain(`data-copy="${type}-yaml"`);
});

test('a block that no page uses has a skeleton of the fields that it needs; one that throws says why', async () => {
  const empty = await mkdtemp(path.join(os.tmpdir(), 'content-'));
  const draw = () => Promise.reject(new Error('It has no such drawing'));
  const alone = await collectGallery({
    directory: empty,
    source: { getPage: () => Promise.reject(new Error()) },
    draw,
  });
  const cta = alone.find(({ type }) => type === 'cta');
  expect(cta?.path).toBeUndefined();
  expect(cta?.picture).toEqual({ problem: 'It has no such drawing' });
  expect(blockUnion.parse((parse(cta?.yaml ?? '') as unknown[])[0])).toMatchObject({ type: 'cta', id: 'cta' });
  await rm(empty, { recursive: true });
});

test.each(['hero', 'steps', 'faq', 'cta', 'quote', 'rich-text', 'metrics', 'logos', 'partner-cards', 'timeline'])(
  'the skeleton of %s is a block as the schema wants it',
  (type) => {
    const items = (contentSchemas().locale?.properties?.blocks as EditorSchema).items as EditorSchema;
    const schema = (items.oneOf ?? []).find(({ properties }) => (properties?.type as EditorSchema).const === type);
    const [block] = parse(writeSkeleton(type, schema ?? {})) as unknown[];
    expect(blockUnion.parse(block)).toMatchObject({ type });
  },
);
