/**
 * `npm run dev`: the browser's part by webpack-dev-middleware with fast refresh, the server's part built in a worker and
 * exchanged in place, content taken over as in production. Who tells the browser what: docs/decisions/0027. `--no-cache`: neither
 * takes over what an earlier start has built, nor keeps anything for the next.
 */
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import express from 'express';
import webpack from 'webpack';
import webpackDevMiddleware from 'webpack-dev-middleware';
import webpackHotMiddleware from 'webpack-hot-middleware';
import { readEnv } from '../config/env.ts';
import { clientConfiguration } from '../webpack/client.mjs';
import { hashContentCode } from '../webpack/inputs.mjs';
import { root } from '../webpack/shared.mjs';
import { createProblems } from './lib/dev/createProblems.ts';
import { createSite } from './lib/dev/createSite.mjs';
import { describeBuildErrors } from './lib/dev/describeBuildError.ts';
import { describeThrown } from './lib/dev/describeThrown.ts';
import { describePlace, followChanges, problemPage } from './lib/dev/problemPage.ts';
import { writeManifests } from './lib/dev/writeManifests.mjs';
import { giveUp } from './lib/giveUp.mjs';
import { hasOption } from './lib/hasOption.mjs';
import { followFolders } from './lib/registry/followFolders.ts';

process.env.NODE_ENV = 'development';
process.setSourceMapsEnabled(true);
const outputPath = path.join(root, 'node_modules/.cache/dev');
const { cached, port } = readSettings();
await followFolders(root, (file) => console.log(`wrote ${file}`));
const compiler = webpack(clientConfiguration({ development: true, outputPath, cached }));
// Naming all modules of a build takes as long as building one: only what is new.
const statsOptions = { cachedModules: false };
const hot = webpackHotMiddleware(compiler, { path: '/__hmr', log: false, heartbeat: 2000, statsOptions });
const problems = createProblems((html) => hot.publish({ action: 'problems', html }));
/** @type {Extract<import('../src/client/development/followServer.ts').ServerNews, { action: 'content' }>} */
let content = { action: 'content', problems: [] };
const site = createSite({
  root,
  outputPath,
  codeOf: () => hashContentCode(),
  onContentChange: () => hot.publish({ action: 'page', of: 'data' }),
  onContentProblems(found) {
    content = { action: 'content', problems: found };
    hot.publish(content);
  },
  renderFailure: (error) => problemPage([describeThrown(root, error)], 'page'),
  followChanges,
});

/** Before anything is built: a wrong one would be told over every page. */
function readSettings() {
  try {
    const isUncached = hasOption(process.argv.slice(2), '--no-cache', 'npm run dev');
    return { cached: !isUncached, port: readEnv(process.env).PORT };
  } catch (error) {
    return giveUp(error);
  }
}

const built = new Set();
/** What has changed since the site was last exchanged: a build that fails keeps it for the next. */
let pending = { files: [], written: [], content: false };
let inBrowser = new Set();

/** @param {import('../src/client/development/followServer.ts').ServerNews} news what browsers are told then */
async function swap(news) {
  if (built.size < 2) return;
  const { written, content: readsAnew } = pending;
  pending = { files: [], written: [], content: false };
  try {
    await site.swap(written, !readsAnew);
    problems.set('site', []);
    hot.publish(news);
  } catch (error) {
    console.error(error);
    problems.set('site', [describeThrown(root, error)]);
  }
}

function report(name, found, milliseconds) {
  const texts = found.map((problem) => `${describePlace(problem)} ${problem.message}\n${problem.frame ?? ''}`);
  if (found.length === 0) console.log(`${name} built in ${String(milliseconds)} ms`);
  else console.error(`${name} cannot be built\n${texts.join('\n')}`);
  problems.set(name, found);
}

compiler.hooks.done.tap('dev', ({ compilation, startTime, endTime }) => {
  inBrowser = compilation.fileDependencies;
  const found = describeBuildErrors(root, compilation.errors);
  if (found.length === 0) {
    const changed = writeManifests(compiler.outputFileSystem, outputPath);
    const isFirst = !built.has('client');
    built.add('client');
    if (isFirst || changed.length > 0)
      void swap({ action: 'page', of: changed.includes('catalogs.json') ? 'data' : 'code' });
  }
  report('client', found, endTime - startTime);
});

const worker = new Worker(new URL('./lib/dev/serverBuild.mjs', import.meta.url), {
  workerData: { outputPath, cached },
});
worker.on('message', ({ found, files, written, content, milliseconds }) => {
  pending.files.push(...files);
  pending.written.push(...written);
  pending.content ||= content;
  if (found.length === 0 && (written.length > 0 || !built.has('server'))) {
    built.add('server');
    const isShared = pending.files.every((file) => inBrowser.has(file));
    void swap(isShared ? { action: 'page', of: 'code' } : { action: 'reload' });
  }
  report('server', found, milliseconds);
});

/** The site, unless it cannot be built or made: then what is wrong, to who asks for a page. */
async function answer(req, res) {
  const current = await Promise.race([site.current.catch(() => undefined), problems.found()]);
  const broken = problems.list.length > 0;
  if (current && !(broken && req.accepts(['json', 'html']) === 'html')) current.app(req, res);
  else res.status(500).set('Cache-Control', 'no-store').send(problemPage(problems.list, 'build'));
}

const app = express();
app.use('/__dev', express.static(path.join(import.meta.dirname, 'lib/dev/page')));
app.get('/__hmr', (req, res, next) => {
  hot(req, res, next);
  // A page that was opened just before must hear of it too.
  for (const news of [{ action: 'problems', html: problems.html }, content]) {
    res.write(`data: ${JSON.stringify(news)}\n\n`);
  }
});
// Not to be kept by the browser: an edited stylesheet comes again under the same name.
const headers = { 'Cache-Control': 'no-store' };
const files = webpackDevMiddleware(compiler, { publicPath: '/static/', stats: 'none', headers });
// It waits for the build, whatever it is asked for.
app.use((req, res, next) => (req.path.startsWith('/static/') ? files(req, res, next) : next()));
app.use(answer);
const server = app.listen(port, (error) => {
  if (error) giveUp(error);
  console.log(`Listening on http://localhost:${String(server.address().port)}`);
});
