import { jest } from '@jest/globals';
import { PATIENCE } from '#tests/support/patience.ts';

jest.setTimeout(PATIENCE.test);

// In the pipeline a test that failed is tried once more, at the end of its file, and its first failure is printed: a machine
// that is lent to others stands still for seconds. At a desk a test that wavers fails, so that it is mended.
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });
