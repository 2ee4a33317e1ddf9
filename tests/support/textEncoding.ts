import { TextDecoder, TextEncoder } from 'node:util';

/** React Router asks for these as it is loaded, and jsdom has none: import this file before it. */
Object.assign(globalThis, { TextDecoder, TextEncoder });
