/**
 * What a store of every page is: small state that says when it changes. A library of observables comes with pages that have
 * more than that (docs/decisions/0043).
 */
export abstract class Store {
  readonly #listeners = new Set<() => void>();
  #version = 0;

  /** Another number after each change. */
  get version(): number {
    return this.#version;
  }

  /**
   * @param listener called after each change
   * @returns a function that ends this
   */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /** @param set sets fields; who shows them is told once, when all of them are set */
  protected change(set: () => void): void {
    set();
    this.#version += 1;
    for (const listener of [...this.#listeners]) listener();
  }
}
