/** What one estimate may hold. Seconds and requests are those of one call; text is in UTF-16 units: ten parts of UCS-2. */
export const ESTIMATE_LIMITS = {
  lines: 30,
  count: 100_000_000,
  seconds: 86_400,
  text: 670,
  layers: 30,
  requests: 1000,
  /** Characters: servers on the way take about eight kilobytes of a request's first line. */
  link: 6000,
} as const;

/** A whole number, typed as text. */
export interface NumberField {
  readonly type: 'number';
  readonly most: number;
}

/** One of a few. */
interface ChoiceField<Value extends string = string> {
  readonly type: 'choice';
  readonly values: readonly Value[];
  /** Of a new line, and in place of a value that is none of them. */
  readonly usual: Value;
}

/** The code of a country, ISO 3166, lower case. */
interface CountryField {
  readonly type: 'country';
}

/** What somebody has written, line breaks and all. */
interface TextField {
  readonly type: 'text';
  /** UTF-16 units. */
  readonly most: number;
}

/** A part of the price list, by its key there. */
interface PartField {
  readonly type: 'part';
}

/** Parts of the price list, each once. In an address it takes all that is left, so it is the last field of its line. */
interface PartsField {
  readonly type: 'parts';
  readonly most: number;
}

/** What a line is made of, told apart by `type`: an address, a form and the browser each treat a type in one way. */
export type LineField = NumberField | ChoiceField | CountryField | TextField | PartField | PartsField;

/** The field that a value of this type can be in. */
export type FieldOf<Value> = Value extends number
  ? NumberField
  : Value extends readonly string[]
    ? PartsField
    : string extends Value
      ? CountryField | TextField | PartField
      : Value extends string
        ? ChoiceField
        : never;

/** Of a month. */
export const COUNT: NumberField = { type: 'number', most: ESTIMATE_LIMITS.count };
/** Of one call. */
export const SECONDS: NumberField = { type: 'number', most: ESTIMATE_LIMITS.seconds };
/** In one call. */
export const REQUESTS: NumberField = { type: 'number', most: ESTIMATE_LIMITS.requests };
/** What a line belongs to, where its rates differ by country. */
export const COUNTRY: CountryField = { type: 'country' };
/** Of one message. */
export const TEXT: TextField = { type: 'text', most: ESTIMATE_LIMITS.text };
/** One thing of the price list. */
export const PART: PartField = { type: 'part' };
/** Several things of the price list. */
export const LAYERS: PartsField = { type: 'parts', most: ESTIMATE_LIMITS.layers };

/** @returns a field that holds one of the values, at first the usual one */
export const choice = <Value extends string>(values: readonly Value[], usual: Value): ChoiceField<Value> => ({
  type: 'choice',
  values,
  usual,
});
