import { loadPageChunks, pageChunks } from '#src/app/pageChunks.ts';
import { blockUnion } from '#src/app/registry/blockSchemas.ts';
import { blocks, chunkOf } from '#src/app/registry/blocks.ts';
import { templateChunk, templates } from '#src/app/registry/templates.ts';
import { sceneEntry } from '#src/scenes/scenes.ts';
import type { Page } from '#src/shared/page/page.ts';

const pageOf = (template: Page['template'], types: readonly string[]): Page => ({
  path: '/x',
  locale: 'en',
  locales: ['en'],
  template,
  layout: 'default',
  title: 'Title',
  meta_description: 'Description',
  breadcrumbs: [],
  blocks: types.map((type, index) => ({ type, id: `b${String(index)}` })),
});

const types = blockUnion.options.map((option) => option.shape.type.value);

test('every block of the schema has a component, and every component a schema', () => {
  expect(Object.keys(blocks).sort()).toEqual([...types].sort());
});

test('no two blocks or templates share a chunk', () => {
  const chunks = [...Object.keys(blocks).map(chunkOf), ...Object.keys(templates).map(templateChunk)];
  expect(new Set(chunks).size).toBe(chunks.length);
});

test('a block without behaviour is not sent as code, and one that waits for its use is not yet', () => {
  expect(pageChunks(pageOf('landing', ['hero', 'tabs', 'faq', 'call-simulator']))).toEqual({
    hydrated: ['page-landing', 'block-call-simulator'],
    whenUsed: ['block-tabs'],
    staticOnly: ['block-hero', 'block-faq'],
  });
});

test('a block that stands on a page twice is named once', () => {
  const { whenUsed, staticOnly } = pageChunks(pageOf('home', ['tabs', 'hero', 'tabs', 'hero']));
  expect([whenUsed, staticOnly]).toEqual([['block-tabs'], ['block-hero']]);
});

test('a page without blocks needs its template only', () => {
  expect(pageChunks(pageOf('thank-you', []))).toEqual({
    hydrated: ['page-thank-you'],
    whenUsed: [],
    staticOnly: [],
  });
});

const withScene = (): Page => {
  const page = pageOf('home', ['hero']);
  return { ...page, blocks: page.blocks.map((block) => ({ ...block, scene: { name: 'call-strip' } })) };
};

test('of a scene the first visit needs the styles only', () => {
  expect(pageChunks(withScene())).toMatchObject({ staticOnly: ['block-hero', 'scene-call-strip'] });
});

test('a client navigation loads the scenes of the page, hydration does not', async () => {
  const spies = [templates.home.view, blocks.hero.view, sceneEntry('call-strip').view].map((view) =>
    jest.spyOn(view, 'load').mockResolvedValue({} as never),
  );
  await loadPageChunks(withScene(), 'template');
  await loadPageChunks(withScene(), 'all');
  expect(loadsOf(spies)).toEqual([2, 1, 1]);
});

const loadsOf = (spies: jest.SpyInstance[]) => spies.map((spy) => spy.mock.calls.length);

test('hydration loads the template, a client navigation loads all', async () => {
  const spies = [templates.landing.view, blocks.tabs.view, blocks.hero.view].map((view) =>
    jest.spyOn(view, 'load').mockResolvedValue({} as never),
  );
  await loadPageChunks(pageOf('landing', ['tabs', 'hero']), 'template');
  expect(loadsOf(spies)).toEqual([1, 0, 0]);
  await loadPageChunks(pageOf('landing', ['tabs', 'hero']), 'all');
  expect(loadsOf(spies)).toEqual([2, 1, 1]);
});

test('a chunk that cannot be loaded fails the whole', async () => {
  jest.spyOn(blocks.hero.view, 'load').mockRejectedValue(new Error('gone'));
  await expect(loadPageChunks(pageOf('landing', ['hero']), 'all')).rejects.toThrow('gone');
});

test('for a page that nobody waits for, chunks are asked for one a task; a failure is heard all the same', async () => {
  const tasks: number[] = [];
  let task = 0;
  const note = () => {
    tasks.push(task);
    return Promise.resolve({} as never);
  };
  for (const view of [templates.landing.view, blocks.hero.view]) jest.spyOn(view, 'load').mockImplementation(note);
  jest.spyOn(blocks.tabs.view, 'load').mockImplementation(() => {
    void note();
    return Promise.reject(new Error('gone'));
  });
  const pause = () => Promise.resolve(void (task += 1));
  await expect(loadPageChunks(pageOf('landing', ['tabs', 'hero']), 'all', pause)).rejects.toThrow('gone');
  expect(tasks).toEqual([0, 1, 2]);
});
