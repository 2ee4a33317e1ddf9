import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import type { PageChunks } from '#src/app/pageChunks.ts';
import { createAssets, type PageTags } from '#src/server/render/assets.ts';

const FILES: Readonly<Record<string, readonly string[]>> = {
  begin: ['begin.js'],
  main: ['vendor.js', 'main.js', 'main.css'],
  'page-plain': ['1.js', '1.css'],
  'block-tabs': ['2.js', '2.css'],
  'block-quote': ['3.js', '3.css'],
};
const stats = {
  publicPath: '/static/',
  outputPath: '/dist/client',
  namedChunkGroups: Object.fromEntries(
    Object.entries(FILES).map(([chunk, names]) => [chunk, { assets: names.map((name) => ({ name })) }]),
  ),
  assetsByChunkName: FILES,
};
const chunks: PageChunks = { hydrated: ['page-plain'], whenUsed: [], staticOnly: ['block-tabs'] };

/** What stands in the head, by its file name. */
function headOf(joined: object, then: (tags: PageTags) => void = () => undefined) {
  const tags = createAssets(stats, joined).tagsOf(chunks);
  function Page() {
    tags.announce();
    then(tags);
    return createElement('html', null, createElement('head'), createElement('body'));
  }
  const html = renderToStaticMarkup(createElement(Page));
  return [...html.matchAll(/rel="stylesheet" href="\/static\/([^"]+)"|script src="\/static\/([^"]+)"/g)].map(
    ([, style, script]) => style ?? script,
  );
}

test('the styles of a page are the file that joins them, in whatever order they were joined', () => {
  expect(headOf({ '1-2.abc.css': ['2.css', '1.css'] })).toEqual(['main.css', '1-2.abc.css']);
});

test('where the build has joined no such set, each chunk brings its own', () => {
  expect(headOf({ '1-3.abc.css': ['1.css', '3.css'] })).toEqual(['main.css', '1.css', '2.css']);
});

test('a part that is drawn later brings what is not there yet, and nothing twice', () => {
  const draw = (tags: PageTags) => {
    tags.announceStyles(['block-tabs', 'block-quote']);
    tags.extractor.addChunk('page-plain');
  };
  expect(headOf({ '1-2.abc.css': ['1.css', '2.css'] }, draw)).toEqual(['main.css', '1-2.abc.css', '3.css']);
});

test('one script brings the others, that of the page before those of every page', () => {
  const assets = createAssets(stats, {});
  expect(assets.begin).toBe('/static/begin.js');
  expect(assets.tagsOf(chunks).scripts).toEqual(['/static/1.js', '/static/vendor.js', '/static/main.js']);
});

test('a page without scripts is told of the styles of a chunk', () => {
  expect(createAssets(stats, {}).ownStylesOf('block-tabs')).toEqual(['/static/2.css']);
});

test('a chunk that the build does not have is named', () => {
  const assets = createAssets(stats, {});
  expect(() => assets.tagsOf({ ...chunks, hydrated: ['page-gone'] })).toThrow('page-gone');
});

test.each<[unknown, unknown]>([
  [{}, {}],
  [[], {}],
  [{ ...stats, publicPath: 1 }, {}],
  [{ ...stats, namedChunkGroups: { 'page-plain': { assets: [] } } }, {}],
  [{ ...stats, namedChunkGroups: { 'page-plain': { assets: [{}] } } }, {}],
  [{ ...stats, assetsByChunkName: { main: 'main.js' } }, {}],
  [stats, []],
  [stats, { 'a.css': ['1.css', 2] }],
])('of %j and %j no site is started', (broken, joined) => {
  expect(() => createAssets(broken, joined)).toThrow('those of a build');
});
