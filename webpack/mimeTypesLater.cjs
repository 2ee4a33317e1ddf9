/** In the place of `mime-types`: it sorts two thousand types when it is loaded, and pages say theirs themselves. */
let types;
const load = () => (types ??= require('mime-types/index.js'));
module.exports = new Proxy(Object.create(null), { get: (_none, name) => load()[name] });
