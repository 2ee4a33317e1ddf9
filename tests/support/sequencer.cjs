const { default: Sequencer } = require('@jest/test-sequencer');

/** What takes longest: begun last, it would leave a core idle at the end. */
const LONG = /\/(dev|look|lookModes|pages)\.e2e\.test\.ts$/;

const isLong = ({ path }) => LONG.test(path);
const isEndToEnd = ({ path }) => path.includes('.e2e.test.');

/**
 * The end-to-end tests are spread over the others, the longest first: a browser and a site then seldom share two cores with
 * another browser, and what comes last is short.
 */
class SpreadSequencer extends Sequencer {
  static spread(tests) {
    const slow = tests.filter(isEndToEnd).sort((one, other) => isLong(other) - isLong(one));
    const quick = tests.filter((test) => !isEndToEnd(test));
    if (slow.length === 0) return quick;
    const gap = Math.ceil(quick.length / slow.length);
    return slow.flatMap((test, index) => [test, ...quick.slice(index * gap, (index + 1) * gap)]);
  }

  sort(tests) {
    return SpreadSequencer.spread(super.sort(tests));
  }
}

module.exports = SpreadSequencer;
module.exports.SpreadSequencer = SpreadSequencer;
