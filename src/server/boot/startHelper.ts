import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { locales } from '#config/locales.ts';
import { CONTENT_LISTING } from '#src/content/files/folderListing.ts';
import { glanceAtFolder } from '#src/content/files/surveyFolder.ts';

/**
 * `dist/start-helper.js`: a thread beside the first moments of the server's. It looks at the content, and posts a
 * `ContentSurvey`; the texts are read behind the first answers (`follow` of the content). What goes wrong in it, the server
 * finds, and says, when it looks for itself.
 */

/** Stands for the code that reads the content (webpack/server.mjs). */
declare const CONTENT_CODE: string;

/** Given by `webpack/beginning.cjs`. */
interface Given {
  /** The content folder. */
  readonly directory: string;
  /** The folder of the build. */
  readonly dist: string;
}

const { directory, dist } = workerData as Given;
parentPort?.postMessage(await glanceAtFolder(directory, path.join(dist, CONTENT_LISTING), openCompiled));
readLanguageData();

/** Loaded where it is asked for: most starts need none of it. */
async function openCompiled() {
  const { COMPILED_CONTENT, openCompiledContent } = await import(
    /* webpackMode: "eager" */ '#src/content/files/compiledContent.ts'
  );
  return openCompiledContent(path.join(dist, COMPILED_CONTENT), CONTENT_CODE, () => undefined);
}

/**
 * What figures, dates, names and words have in common in all languages is read once a process, and takes 60 ms: the first page
 * that needs it finds it there.
 */
function readLanguageData(): void {
  const { iso } = locales.en;
  new Intl.NumberFormat(iso).format(0);
  new Intl.DateTimeFormat(iso, { dateStyle: 'long' }).format(0);
  new Intl.DisplayNames(iso, { type: 'region' }).of('US');
  new Intl.Segmenter(iso, { granularity: 'word' }).segment(iso).containing(0);
}
