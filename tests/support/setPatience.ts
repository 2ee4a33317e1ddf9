import { jest } from '@jest/globals';
import { PATIENCE } from '#tests/support/patience.ts';

jest.setTimeout(PATIENCE.test);
