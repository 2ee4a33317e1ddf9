import { markdownPath, pageOfMarkdown } from '#src/server/markdown/markdownAddress.ts';

test.each([
  ['/', '/index.md'],
  ['/about', '/about.md'],
  ['/blog/статья', '/blog/статья.md'],
])('%s has its twin at %s', (page, twin) => {
  expect(markdownPath(page)).toBe(twin);
  expect(pageOfMarkdown(twin)).toBe(page);
});

test.each(['/about', '/about.MD', '/about.md/', '/.md', '/blog/.md'])('%s is no twin', (path) => {
  expect(pageOfMarkdown(path)).toBeUndefined();
});
