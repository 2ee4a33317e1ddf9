/** @returns what `promise` brings, or undefined when it has failed or the time, in ms, is up; holds no timer after that */
export async function waitFor<Value>(promise: Promise<Value>, milliseconds: number): Promise<Value | undefined> {
  const { promise: over, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(resolve, milliseconds, undefined);
  try {
    return await Promise.race([promise, over]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
