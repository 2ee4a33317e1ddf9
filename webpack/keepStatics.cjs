/** In place of `hoist-non-react-statics`, which loadable brings along: no component here has statics that another would need. */
module.exports = (target) => target;
