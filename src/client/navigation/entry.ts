import type { Location, Path } from 'react-router';

/** What an entry of the browser's history keeps for us, over reloads too. */
interface EntryState {
  /** Names the entry, and only it. */
  readonly key: string;
  /** Its place among the entries of this document. */
  readonly index: number;
  /** What whoever led here wanted to be remembered. */
  readonly usr: unknown;
}

/** An entry of the history, as components read it and with its place. */
interface Entry {
  readonly location: Location;
  readonly index: number;
}

const newKey = () => Math.random().toString(36).slice(2, 10);

/** @returns whether the history's state is one that was written here: an anchor typed into the address bar has none */
function isOurs(state: unknown): state is EntryState {
  return typeof (state as Partial<EntryState> | null)?.key === 'string';
}

/**
 * @param indexOfNew the place of an entry that is not one of ours yet; it then becomes one
 * @returns the entry that the browser is at
 */
export function currentEntry(indexOfNew: number): Entry {
  const { pathname, search, hash } = window.location;
  let state: unknown = window.history.state;
  if (!isOurs(state)) {
    state = { key: newKey(), index: indexOfNew, usr: null } satisfies EntryState;
    window.history.replaceState(state, '');
  }
  const { key, index, usr } = state as EntryState;
  return { location: { pathname, search, hash, state: usr, key }, index };
}

/**
 * Writes where the visitor now is into the history, as a new entry or in place of the current one.
 *
 * @param usr what is to be remembered with it
 * @throws when the browser does not take it: some bound how often a page may
 */
export function writeEntry({ pathname, search, hash }: Path, how: 'push' | 'replace', usr: unknown = null): Entry {
  const { index: place } = currentEntry(0);
  const state: EntryState = { key: newKey(), index: how === 'push' ? place + 1 : place, usr };
  window.history[how === 'push' ? 'pushState' : 'replaceState'](state, '', pathname + search + hash);
  return { location: { pathname, search, hash, state: usr, key: state.key }, index: state.index };
}
