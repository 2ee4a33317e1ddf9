/** A map whose values are made when they are asked for: a start has thousands of files, and needs a tenth of them. */
export class LazyMap<Value> implements ReadonlyMap<string, Value> {
  readonly #names: ReadonlySet<string>;
  readonly #make: (name: string) => Value;
  readonly #made = new Map<string, Value>();
  #all: ReadonlyMap<string, Value> | undefined;

  /**
   * @param names its keys, in their order
   * @param make called once for each of them
   */
  constructor(names: ReadonlySet<string>, make: (name: string) => Value) {
    this.#names = names;
    this.#make = make;
  }

  get size(): number {
    return this.#names.size;
  }

  has(name: string): boolean {
    return this.#names.has(name);
  }

  get(name: string): Value | undefined {
    const made = this.#made.get(name);
    if (made !== undefined || !this.#names.has(name)) return made;
    const value = this.#make(name);
    this.#made.set(name, value);
    return value;
  }

  keys(): MapIterator<string> {
    return this.#names.keys();
  }

  values(): MapIterator<Value> {
    return this.#whole().values();
  }

  entries(): MapIterator<[string, Value]> {
    return this.#whole().entries();
  }

  [Symbol.iterator](): MapIterator<[string, Value]> {
    return this.entries();
  }

  forEach(callback: (value: Value, name: string, map: ReadonlyMap<string, Value>) => void): void {
    this.#whole().forEach((value, name) => callback(value, name, this));
  }

  #whole(): ReadonlyMap<string, Value> {
    this.#all ??= new Map([...this.#names].map((name) => [name, this.get(name) as Value]));
    return this.#all;
  }
}
