/**
 * `npm run dev`: one process. The browser's part by webpack-dev-middleware with fast refresh, the server's part rebuilt and
 * swapped in place, content taken over by the content store as in production.
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import express from 'express';
import webpack from 'webpack';
import webpackDevMiddleware from 'webpack-dev-middleware';
import webpackHotMiddleware from 'webpack-hot-middleware';
import { root } from '../webpack/shared.mjs';
import { clientConfiguration } from '../webpack/client.mjs';
import { serverConfiguration } from '../webpack/server.mjs';

process.env.NODE_ENV = 'development';
const require = createRequire(import.meta.url);
const outputPath = path.join(root, 'node_modules/.cache/dev');
const options = { development: true, outputPath };
const clientCompiler = webpack(clientConfiguration(options));
const serverCompiler = webpack(serverConfiguration({ ...options, entry: './src/server/developmentEntry.ts' }));

const hot = webpackHotMiddleware(clientCompiler, { path: '/__hmr', log: false });
const ready = { client: Promise.withResolvers(), server: Promise.withResolvers() };
let site = Promise.all([ready.client.promise, ready.server.promise]).then(createSite);

/** The app of the present server bundle on the present client build. */
async function createSite() {
  const bundle = path.join(outputPath, 'server.js');
  for (const name of Object.keys(require.cache)) if (name.startsWith(outputPath)) delete require.cache[name];
  const onContentChange = () => hot.publish({ action: 'content' });
  return require(bundle).createDevelopmentApp({ root, dist: outputPath, onContentChange });
}

function swap() {
  const last = site;
  site = last
    .catch(() => undefined)
    .then(async (old) => {
      await old?.close();
      return createSite();
    });
  site.catch((error) => console.error(error));
}

/** Tells browsers what the server's new bundle changes; they know whether fast refresh covers it. */
function announce(files) {
  // A site that cannot be made is said where it is asked for; the next edit may mend it.
  site.then(
    () => hot.publish({ action: 'server', files }),
    () => undefined,
  );
}

function onBuilt(name, compiler) {
  let first = true;
  return (stats) => {
    if (stats.hasErrors()) {
      console.error(stats.toString('errors-warnings'));
      return;
    }
    console.log(`${name} built in ${String(stats.endTime - stats.startTime)} ms`);
    if (first) ready[name].resolve();
    else swap();
    const files = [...(compiler.modifiedFiles ?? [])].map((file) => path.relative(root, file)).filter(path.extname);
    if (!first && name === 'server') announce(files);
    first = false;
  };
}

clientCompiler.hooks.done.tap('dev', onBuilt('client', clientCompiler));
serverCompiler.hooks.done.tap('dev', onBuilt('server', serverCompiler));

const app = express();
// On disk, so that the server reads the build's statistics as in production.
app.use(
  webpackDevMiddleware(clientCompiler, {
    publicPath: '/static/',
    stats: 'errors-warnings',
    writeToDisk: (file) => file.endsWith('.json'),
  }),
);
app.use(hot);
app.use(async (req, res) => {
  const current = await Promise.race([site.catch((error) => error), delay(60_000)]);
  if (current?.app) current.app(req, res);
  else
    res
      .status(500)
      .type('text/plain')
      .send(String(current?.stack ?? 'The build did not finish'));
});
serverCompiler.watch({}, (error) => error && console.error(error));
const port = Number(process.env.PORT ?? 3000);
const server = app.listen(port, (error) => {
  if (error) throw error;
  console.log(`Listening on http://localhost:${String(server.address().port)}`);
});
