import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

let folder = '';
const bundle = () => path.join(folder, 'site.js');
const compiled = () => path.join(folder, 'site.js.compiled');

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'beginning-'));
  await copyFile('webpack/beginning.cjs', path.join(folder, 'server.js'));
  await writeFile(
    bundle(),
    `const say = (word) => console.log(word, __filename, require('node:path').sep);\nexports.serve = () => say('one');\n`,
  );
});
afterEach(() => rm(folder, { recursive: true }));

async function node(values: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, values, { cwd: folder, env });
  return stdout.trim();
}

const keep = () =>
  node([
    '-e',
    `const { begin, COMPILED } = require('./server.js'); require('fs').writeFileSync(COMPILED, begin(require).compile())`,
  ]);

/** @returns what the bundle says, and whether what was compiled was used */
const begin = async () =>
  (await node(['-e', `console.log(require('./server.js').begin(require).accepted)`])).split('\n');

const said = (word: string) => `${word} ${bundle()} ${path.sep}`;

test('the bundle runs as a module of its own, compiled or not', async () => {
  expect(await node(['server.js'])).toBe(said('one'));
  expect(await begin()).toEqual([said('one'), 'false']);
  await keep();
  expect(await begin()).toEqual([said('one'), 'true']);
  expect(await node(['server.js'])).toBe(said('one'));
});

test('the bundle is told what a thread has found of the content', async () => {
  await writeFile(
    bundle(),
    `exports.serve = (survey) => survey.then((found) => console.log(JSON.stringify(found)));\n`,
  );
  const post = `const { parentPort, workerData } = require('node:worker_threads');\nparentPort.postMessage(workerData);\n`;
  await writeFile(path.join(folder, 'start-helper.js'), post);
  for (const [given, directory] of [
    ['', '../content'],
    [' ', '../content'],
    ['drafts', '../drafts'],
    ['/srv/content', '/srv/content'],
  ] as const) {
    const told = { directory: path.resolve(folder, directory), dist: folder };
    expect(JSON.parse(await node(['server.js'], { CONTENT_DIR: given }))).toEqual(told);
  }
});

test.each([undefined, 'throw new Error("no such folder");', 'process.exit(0);'])(
  'where the thread finds nothing, since it is %p, the bundle is told so',
  async (text) => {
    await writeFile(bundle(), `exports.serve = (survey) => survey.then((found) => console.log('found', found));\n`);
    if (text) await writeFile(path.join(folder, 'start-helper.js'), text);
    expect(await node(['server.js'])).toBe('found undefined');
  },
);

test('an older Node than the bundle is made for is told so, and starts nothing', async () => {
  const old = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.20.2' } });`;
  await writeFile(path.join(folder, 'old.cjs'), old);
  const started = node(['--require', './old.cjs', 'server.js']);
  await expect(started).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: 'The site needs Node 24 or newer, and this is 20.20.2\n',
  });
  expect(await readFile('webpack/server.mjs', 'utf8')).toContain(`target: 'node24'`);
});

test('where there can be no thread, the bundle runs without', async () => {
  await writeFile(bundle(), `exports.serve = (survey) => survey.then((found) => console.log('found', found));\n`);
  const none = `require('node:worker_threads').Worker = class { constructor() { throw new Error('no threads here'); } };`;
  await writeFile(path.join(folder, 'none.cjs'), none);
  expect(await node(['--require', './none.cjs', 'server.js'])).toBe('found undefined');
});

test('other code of the same length runs, and not what was compiled of the code before', async () => {
  await keep();
  await writeFile(bundle(), (await readFile(bundle(), 'utf8')).replace('one', 'two'));
  expect(await begin()).toEqual([said('two'), 'false']);
});

test('what is damaged anywhere, or cut off, is compiled anew', async () => {
  await keep();
  const whole = await readFile(compiled());
  const damaged = [0, 4, 40, 0.5, 0.999].map((spot) => {
    const bytes = Buffer.from(whole);
    const at = spot < 1 ? Math.floor(bytes.length * spot) : spot;
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    return [`${String(spot)} is damaged`, bytes] as const;
  });
  const cut = [0, 3, 8, 100].map((length) => [`${String(length)} bytes`, whole.subarray(0, length)] as const);
  for (const [what, bytes] of [...damaged, ...cut]) {
    await writeFile(compiled(), bytes);
    expect([what, ...(await begin())]).toEqual([what, said('one'), 'false']);
  }
  await writeFile(compiled(), whole);
  expect(await begin()).toEqual([said('one'), 'true']);
});
