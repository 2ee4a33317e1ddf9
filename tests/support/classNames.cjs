/** CSS modules in tests: every class is called as it is in the file. */
const names = new Proxy({}, { get: (_target, name) => (name === '__esModule' ? false : String(name)) });
module.exports = names;
