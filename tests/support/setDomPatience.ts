import { configure } from '@testing-library/dom';
import { PATIENCE } from '#tests/support/patience.ts';

// Its own second is over before a busy machine has loaded what the first click of a file asks for.
configure({ asyncUtilTimeout: PATIENCE.condition });
