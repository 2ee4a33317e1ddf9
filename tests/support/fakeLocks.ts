/** Gives the browser of a test empty Web Locks, which jsdom has not: who asks for one that is held waits for its turn. */
export function giveLocks(): void {
  const last = new Map<string, Promise<unknown>>();
  const request = (name: string, task: () => unknown) => {
    const before = last.get(name) ?? Promise.resolve();
    const turn = before.then(task, task);
    last.set(name, turn);
    return turn;
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
}
