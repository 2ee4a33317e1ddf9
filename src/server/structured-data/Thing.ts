/** Something that schema.org has a word for, as JSON-LD writes it. What is undefined is not said. */
export interface Thing {
  readonly '@type': string;
  readonly [property: string]: unknown;
}
