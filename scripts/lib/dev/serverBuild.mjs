/**
 * A worker: builds the server's bundle after each change, beside the browser's, so that neither waits for the other. Posts of
 * each build what was found wrong, which files have changed, which of the bundle were written, and whether what reads the
 * content has changed.
 */
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import webpack from 'webpack';
import { serverConfiguration } from '../../../webpack/server.mjs';
import { root } from '../../../webpack/shared.mjs';
import { describeBuildErrors } from './describeBuildError.ts';

const CONTENT = path.join(root, 'src/server/boot/openContent.ts');

const { outputPath, cached } = workerData;
const entry = './src/server/development/developmentEntry.ts';
const compiler = webpack(serverConfiguration({ development: true, outputPath, entry, cached }));

/** @returns {boolean} whether one of the files is a part of what reads the content */
function readsContent({ modules, moduleGraph }, files) {
  const parts = new Set([...modules].filter(({ resource }) => resource === CONTENT));
  for (const part of parts) {
    for (const { module } of moduleGraph.getOutgoingConnections(part)) if (module) parts.add(module);
  }
  return [...parts].some(({ resource }) => files.includes(resource));
}

compiler.watch({}, (failure, stats) => {
  if (failure) throw failure;
  const { compilation, startTime, endTime } = stats;
  const changes = [...(compiler.modifiedFiles ?? []), ...(compiler.removedFiles ?? [])];
  // Their folders are named too.
  const files = changes.filter((file) => path.extname(file) !== '');
  parentPort.postMessage({
    found: describeBuildErrors(root, compilation.errors),
    files,
    written: [...compilation.emittedAssets],
    content: readsContent(compilation, files),
    milliseconds: endTime - startTime,
  });
});
