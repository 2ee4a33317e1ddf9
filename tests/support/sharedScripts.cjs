/**
 * Loaded before Jest, and in each of its workers. A test file has its modules to itself, so Jest has V8 compile each of them anew
 * for each file: a quarter of what a unit suite costs. What a worker has compiled it runs again (docs/decisions/0009).
 */
const vm = require('node:vm');

const { compileFunction, SourceTextModule } = vm;

/** By name of the file: what was compiled of its text, and for which test file it runs. */
const scripts = new Map();

/** By the global object of a test file, with which it goes: how `import()` is answered, by name of the file that asks. */
const loads = new WeakMap();

/** A script is the same in every context. */
vm.compileFunction = (source, parameters, options = {}) => {
  const { filename, parsingContext, importModuleDynamically } = options;
  if (filename === undefined || parsingContext === undefined) return compileFunction(source, parameters, options);
  const before = scripts.get(filename);
  const shared = before?.source === source ? before : { source, script: compile(source, parameters, filename) };
  scripts.set(filename, shared);
  // Who held the test file itself would hold all that it has loaded: 3 MB each, until the worker ends.
  shared.context = new WeakRef(parsingContext);
  if (!loads.has(parsingContext)) loads.set(parsingContext, new Map());
  loads.get(parsingContext).set(filename, importModuleDynamically);
  return shared.script.runInContext(parsingContext);
};

function compile(source, parameters, filename) {
  const head = `(function (${parameters.join(', ')}) {`;
  return new vm.Script(`${head}${source}\n})`, {
    filename,
    columnOffset: -head.length,
    importModuleDynamically: (...request) => loads.get(scripts.get(filename).context.deref()).get(filename)(...request),
  });
}

/** By name of the file: the text of a module, and what V8 has made of it. */
const modules = new Map();

/** A module is of one context; V8 takes back what it has made of the same text. */
vm.SourceTextModule = class extends SourceTextModule {
  constructor(source, options) {
    const before = modules.get(options.identifier);
    if (before?.source === source) super(source, { ...options, cachedData: before.data });
    else {
      super(source, options);
      modules.set(options.identifier, { source, data: this.createCachedData() });
    }
  }
};
