/**
 * `dist/server.js`: begins the server's bundle, which the build has compiled (docs/decisions/0030). Node's own cache of
 * compiled modules holds no function that had not run yet when it was made; this one holds all that a start and a first page
 * need. Where it is missing, damaged, or of another Node, everything is compiled anew.
 */
const { executionAsyncResource } = require('node:async_hooks');
const { readFileSync } = require('node:fs');
const { wrap } = require('node:module');
const path = require('node:path');
const vm = require('node:vm');
const { Worker } = require('node:worker_threads');
const { crc32 } = require('node:zlib');

const BUNDLE = path.join(__dirname, 'site.js');
const COMPILED = `${BUNDLE}.compiled`;
/** What the bundle is made for (webpack/server.mjs). An older one would start it, and fail in the middle of a page. */
const NODE = 24;
/** Before what V8 has compiled: a checksum of it, and of the source. V8 itself compares no more than the source's length. */
const HEAD = 8;

function readCompiled(source) {
  try {
    const bytes = readFileSync(COMPILED);
    const data = bytes.subarray(HEAD);
    const isWhole = bytes.readUInt32LE(0) === crc32(data) && bytes.readUInt32LE(4) === crc32(source);
    return isWhole ? data : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Looks through the content beside the bundle, on another core where there is one: with all its files that takes as long as to
 * run the modules.
 *
 * @returns {Promise<object | undefined>} a `ContentSurvey`; undefined where there can be none
 */
function survey() {
  const { CONTENT_DIR = '' } = process.env;
  // As `config/env.ts` has it: blanks are none.
  const directory = path.resolve(__dirname, '..', CONTENT_DIR.trim() === '' ? 'content' : CONTENT_DIR);
  const workerData = { directory, dist: __dirname };
  const found = new Promise((resolve) => {
    const thread = new Worker(path.join(__dirname, 'start-helper.js'), { workerData });
    // The first of them counts.
    thread
      .once('message', resolve)
      .once('error', () => resolve())
      .once('exit', () => resolve());
  });
  // Where a process may have no thread, the site starts without.
  return found.catch(() => undefined);
}

/**
 * Runs the bundle, and begins what it exports.
 *
 * @param {NodeJS.Require} requireFrom what the bundle requires packages with
 * @returns {{ accepted: boolean, compile: () => Buffer }} whether what was compiled could be used; and what makes the file anew,
 *   with every function that has run by then
 */
function begin(requireFrom) {
  const found = survey();
  const source = readFileSync(BUNDLE);
  const cachedData = readCompiled(source);
  // The build has seen to it that each sign is a byte.
  const script = new vm.Script(wrap(source.latin1Slice()), {
    filename: BUNDLE,
    cachedData,
    importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
  const bundle = { exports: {} };
  script.runInThisContext().call(bundle.exports, bundle.exports, requireFrom, bundle, BUNDLE, __dirname);
  bundle.exports.serve(found);
  return {
    accepted: cachedData !== undefined && script.cachedDataRejected === false,
    compile() {
      const data = script.createCachedData();
      const head = Buffer.alloc(HEAD);
      head.writeUInt32LE(crc32(data), 0);
      head.writeUInt32LE(crc32(source), 4);
      return Buffer.concat([head, data]);
    },
  };
}

/**
 * Keeps one entry of the queue of `process.nextTick`. V8 forgets the shape of objects of which none lives: a server that has
 * rested once would make each entry by its slow path for the rest of its life, six times as dear, and several for each answer
 * (docs/decisions/0044).
 */
function keepTick() {
  process.nextTick(() => {
    module.exports.tick = executionAsyncResource();
  });
}

// Packages outside the bundle choose their build by the variable: its default is that of config/env.ts.
process.env.NODE_ENV ||= 'production';
if (Number.parseInt(process.versions.node, 10) < NODE) {
  console.error(`The site needs Node ${String(NODE)} or newer, and this is ${process.versions.node}`);
  process.exit(1);
}
if (require.main === module) {
  keepTick();
  begin(require);
} else module.exports = { begin, COMPILED };
