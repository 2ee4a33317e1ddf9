import { deserialize, serialize } from 'node:v8';

/** What browsers have and jsdom has not: import this file before what needs it. */
globalThis.structuredClone = (value) => deserialize(serialize(value)) as typeof value;
