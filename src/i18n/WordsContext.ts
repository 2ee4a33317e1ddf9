import { createContext } from 'react';

/** In the browser: brings all words of the language, once. The page came with its own only. Elsewhere they are there. */
export const WordsContext = createContext<() => Promise<unknown>>(() => Promise.resolve());
