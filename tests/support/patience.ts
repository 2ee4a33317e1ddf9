import { jest } from '@jest/globals';

/** For a test or a hook that names no time of its own: on a busy machine the start and the end of a server take long, ms. */
const PATIENCE = 60_000;

jest.setTimeout(PATIENCE);
