/**
 * For a promise there is `onceAsync`: here one that is rejected would stay.
 *
 * @returns what makes a value when it is first asked for, and then has it; what throws is tried again
 */
export function once<Value>(make: () => Value): () => Value {
  let pending: (() => Value) | undefined = make;
  let made: Value | undefined;
  return () => {
    if (pending) made = pending();
    pending = undefined;
    return made as Value;
  };
}
