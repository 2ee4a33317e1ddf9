import { execFileSync } from 'node:child_process';
import path from 'node:path';

const SCRIPT = `
  const vm = require('node:vm');
  const run = (context, name, filename = 'shared.js') =>
    vm.compileFunction('return import("something")', [], {
      filename,
      parsingContext: context,
      importModuleDynamically: () => Promise.reject(new Error(context && name)),
    });
  const make = () => vm.createContext(vm.constants.DONT_CONTEXTIFY);
  const done = new WeakRef(make());
  run(done.deref(), 'of the one that is done', 'its-own.js');
  run(done.deref(), 'of the one that is done');
  const context = make();
  const load = run(context, 'of the one that runs');
  setTimeout(async () => {
    gc();
    console.log(done.deref() === undefined ? 'gone' : 'held', await load().catch((error) => error.message));
  }, 10);`;

test('what a test file has loaded goes with it, and import() is answered for the one that runs', () => {
  const shared = path.resolve('tests/support/sharedScripts.cjs');
  const flags = ['--expose-gc', '--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  const said = execFileSync(process.execPath, [...flags, '--require', shared, '-e', SCRIPT], { encoding: 'utf8' });
  expect(said).toBe('gone of the one that runs\n');
});
