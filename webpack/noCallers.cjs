/** In place of what tells pino which files have called it: it asks at each start, and wants to know for transports alone. */
module.exports = () => [];
