/** In the place of a module of which nothing is ever used. */
module.exports = Object.create(null);
