/**
 * `npm run link-previews`: an image for each page and language, and the list of them; part of `npm run build`, whose argument
 * stands for its code: then the content that it has compiled is not parsed once more.
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { brand } from '#config/brand.ts';
import { LINK_PREVIEW } from '#config/constants.ts';
import { pageParts } from '#src/app/registry/pageParts.ts';
import { createContentFiles } from '#src/content/files/contentFiles.ts';
import { createContentKinds } from '#src/content/contentKinds.ts';
import { readContent } from '#src/content/readContent.ts';
import { openCompiled } from '#src/server/boot/openContent.ts';
import { onceAsync } from '#src/shared/onceAsync.ts';
import type { LinkImage } from '#src/shared/page/linkPreview.ts';
import { hashDrawingCode } from '../webpack/inputs.mjs';
import { findContentFolder } from './lib/findContentFolder.ts';
import { createDrawPreview } from './lib/linkPreviews/createDrawPreview.ts';
import { openDrawnImages } from './lib/linkPreviews/drawnImages.ts';
import { listPreviews, type WantedPreview } from './lib/linkPreviews/listPreviews.ts';
import { putInPlace } from '#src/server/boot/putInPlace.ts';
import { writeLineRecord } from '../webpack/writeLineRecord.ts';
import { createRenderPreview, hashOf } from './lib/linkPreviews/renderPreview.ts';

const root = path.resolve(import.meta.dirname, '..');
const images = path.join(root, 'dist/client/og');
const [, , code] = process.argv;
const cache = path.join(root, 'node_modules/.cache/link-previews');
const draw = onceAsync(() => createDrawPreview(root));
const render = await createRenderPreview(cache, root);

await mkdir(images, { recursive: true });
const drawn = openDrawnImages(path.join(cache, 'drawn.json'), hashDrawingCode(), images);
/** Rendered beside each other: the renderer has threads of its own. */
const AT_ONCE = 8;
const wanted = await readWanted();
const previews: Record<string, LinkImage> = {};
for (let start = 0; start < wanted.length; start += AT_ONCE) {
  const some = wanted.slice(start, start + AT_ONCE);
  const names = await Promise.all(some.map(keepImage));
  for (const [index, { key, text }] of some.entries()) {
    const name = names[index];
    const { width, height } = LINK_PREVIEW;
    if (name) previews[key] = { src: `/static/og/${name}`, width, height, alt: `${brand.name}: ${text.title}` };
  }
}
await drawn.save();
await putInPlace(path.join(root, 'dist/link-previews.json'), writeLineRecord(previews));
console.log(`${String(Object.keys(previews).length)} link previews`);

/** In a function: the content is garbage behind it, and no collection has to go through it while images come and go. */
async function readWanted(): Promise<WantedPreview[]> {
  const files = createContentFiles(findContentFolder(root), {
    compiled: openCompiled(path.join(root, 'dist'), code, console),
    publicDirectory: path.join(root, 'public'),
  });
  return listPreviews(await readContent(files, createContentKinds(pageParts)), new Date());
}

/** One title that cannot be drawn must not keep the site from starting: its page shows the next best image, and is named. */
async function keepImage(one: WantedPreview): Promise<string | undefined> {
  const before = drawn.find(one);
  if (before !== undefined) return before;
  const drawOne = await draw();
  try {
    const png = await render(drawOne(one));
    const name = `${hashOf(png)}.png`;
    await putInPlace(path.join(images, name), png);
    drawn.add(one, name);
    return name;
  } catch (error) {
    console.error(`No link preview for ${one.key}: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}
