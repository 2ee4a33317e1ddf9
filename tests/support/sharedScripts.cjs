/**
 * Loaded before Jest, and in each of its workers. A test file has its modules to itself, so Jest has V8 compile each of them anew
 * for each file: a quarter of what a unit suite costs. What a worker has compiled it runs again (docs/decisions/0009).
 */
const vm = require('node:vm');

const { compileFunction, SourceTextModule } = vm;

/** By name of the file: what was compiled of its text, and how its `import()` is answered for the test file that runs. */
const scripts = new Map();

/** A script is the same in every context. */
vm.compileFunction = (source, parameters, options = {}) => {
  const { filename, parsingContext, importModuleDynamically } = options;
  if (filename === undefined || parsingContext === undefined) return compileFunction(source, parameters, options);
  const before = scripts.get(filename);
  const shared = before?.source === source ? before : { source, script: compile(source, parameters, filename) };
  scripts.set(filename, shared);
  shared.load = importModuleDynamically;
  return shared.script.runInContext(parsingContext);
};

function compile(source, parameters, filename) {
  const head = `(function (${parameters.join(', ')}) {`;
  return new vm.Script(`${head}${source}\n})`, {
    filename,
    columnOffset: -head.length,
    importModuleDynamically: (...request) => scripts.get(filename).load(...request),
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
