const vm = require('node:vm');
const { TestEnvironment } = require('jest-environment-node');

const { createContext } = vm;

/**
 * Jest's for Node, but that what stands in a global (`Object`, `Map`, `URL`) is found as anywhere else. Jest has a proxy stand behind the
 * global object, so as to clean up what a test leaves there, which we have told it not to do, and each look at it takes fifteen
 * times as long. Here each file has a context of its own without one, which goes with the file.
 */
class NodeEnvironment extends TestEnvironment {
  constructor(...args) {
    // It makes the context in its constructor, and has no option for it.
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(...args);
    } finally {
      vm.createContext = createContext;
    }
  }
}

module.exports = NodeEnvironment;
