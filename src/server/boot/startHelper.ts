import { parentPort, workerData } from 'node:worker_threads';
import { locales } from '#config/locales.ts';
import { openCompiledContent } from '#src/content/files/compiledContent.ts';
import { surveyFolder } from '#src/content/files/surveyFolder.ts';

/**
 * `dist/start-helper.js`: a thread beside the first moments of the server's. It looks through the content, and posts a
 * `ContentSurvey`. Texts are read behind the first answers (`follow` of the content). What goes wrong in it, the server finds, and says, when it looks for itself.
 */

/** Stands for all that the bundle is made of (webpack/server.mjs). */
declare const CODE_VERSION: string;

/** Given by `webpack/beginning.cjs`. */
interface Given {
  /** The content folder. */
  readonly directory: string;
  /** The file of what the build has compiled. */
  readonly compiled: string;
}

const { directory, compiled } = workerData as Given;
const open = openCompiledContent(compiled, CODE_VERSION, () => undefined);
parentPort?.postMessage(await surveyFolder(directory, open, true));
readLanguageData();

/**
 * What figures, dates and names have in common in all languages is read once a process, and takes 30 ms: the first page finds
 * it there.
 */
function readLanguageData(): void {
  const { iso } = locales.en;
  new Intl.NumberFormat(iso).format(0);
  new Intl.DateTimeFormat(iso, { dateStyle: 'long' }).format(0);
  new Intl.DisplayNames(iso, { type: 'region' }).of('US');
}
