import type { z } from 'zod';

/** What a schema says of itself, as far as it holds others and limits what they may be. */
export interface Definition {
  readonly type: string;
  readonly innerType?: z.ZodType;
  readonly in?: z.ZodType;
  readonly out?: z.ZodType;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly element?: z.ZodType;
  readonly valueType?: z.ZodType;
  readonly options?: readonly z.ZodType[];
  readonly left?: z.ZodType;
  readonly right?: z.ZodType;
  readonly discriminator?: string;
  readonly format?: string;
  readonly entries?: Readonly<Record<string, string>>;
  readonly values?: readonly unknown[];
}

/** @returns what zod keeps of a schema and does not type */
export const definitionOf = (schema: z.ZodType) => schema.def as unknown as Definition;

/** @returns a schema without what only fills in, allows absence or transforms behind it */
function bare(schema: z.ZodType): z.ZodType {
  const { innerType, in: input } = definitionOf(schema);
  const inner = innerType ?? input;
  return inner ? bare(inner) : schema;
}

/** @returns the names of the fields that an object may have; none for anything else */
export function fieldsOf(schema: z.ZodType | undefined): string[] {
  return schema ? Object.keys(definitionOf(bare(schema)).shape ?? {}) : [];
}

/** @returns the words that a value may be; none for anything else */
export function wordsOf(schema: z.ZodType | undefined): string[] {
  if (!schema) return [];
  const { entries, values } = definitionOf(bare(schema));
  return [...Object.values(entries ?? {}), ...(values ?? []).map(String)];
}

/** @returns the kind of a schema's value: `string`, `array`, `object`, … */
export function kindOf(schema: z.ZodType | undefined): string | undefined {
  return schema && definitionOf(bare(schema)).type;
}

/** @returns the format that a text must have, such as `date`; undefined where any text will do */
export function formatOf(schema: z.ZodType | undefined): string | undefined {
  return schema && definitionOf(bare(schema)).format;
}

/** @returns the field by which the forms of a union are told apart, and its values, such as all types of blocks */
export function typesOf(schema: z.ZodType | undefined): { field: string; types: string[] } | undefined {
  const { discriminator, options = [] } = schema ? definitionOf(bare(schema)) : {};
  if (discriminator === undefined) return undefined;
  const types = options.flatMap((option) => wordsOf(definitionOf(bare(option)).shape?.[discriminator]));
  return { field: discriminator, types: types.sort() };
}

/**
 * @param schema a union, or anything else
 * @param field of an object
 * @returns the field by which the union's forms are told apart, and of which of them a field is
 */
export function formsWith(schema: z.ZodType | undefined, field: string): [discriminator: string, forms: string[]] | [] {
  const { discriminator, options = [] } = schema ? definitionOf(bare(schema)) : {};
  if (discriminator === undefined) return [];
  const forms = options.map((option) => definitionOf(bare(option)).shape ?? {});
  return [
    discriminator,
    forms.filter((form) => Object.hasOwn(form, field)).flatMap((form) => wordsOf(form[discriminator])),
  ];
}

/**
 * Of the forms that a value may take, the one that its writer had in mind: the one with the fewest fields that it does not
 * know and fields that it misses.
 *
 * @param union a schema with several forms
 * @param value what is written
 * @returns the form's number; -1 for a schema that is no union
 */
export function nearestForm(union: z.ZodType | undefined, value: unknown): number {
  const { options = [], discriminator } = union ? definitionOf(bare(union)) : {};
  const given = (value && typeof value === 'object' ? value : {}) as Readonly<Record<string, unknown>>;
  const misfits = options.map((option) => {
    const { shape = {} } = definitionOf(bare(option));
    const isOther =
      discriminator !== undefined && !wordsOf(shape[discriminator]).includes(String(given[discriminator]));
    const unknown = Object.keys(given).filter((key) => !Object.hasOwn(shape, key));
    const missing = Object.entries(shape).filter(([key, part]) => !Object.hasOwn(given, key) && !isOptional(part));
    return isOther ? Infinity : unknown.length + missing.length;
  });
  return misfits.indexOf(Math.min(...misfits));
}

/** @returns what a field is, in a sentence; zod keeps it with the schema that was described, and not with what wraps it */
export function descriptionOf(schema: z.ZodType): string {
  const { innerType, in: input } = definitionOf(schema);
  const inner = innerType ?? input;
  return schema.description ?? (inner ? descriptionOf(inner) : '');
}

/** @returns whether a field may be left out */
export const isOptional = (schema: z.ZodType) => schema.safeParse(undefined).success;

/**
 * @param schema of the whole file
 * @param path keys down to a field
 * @param data what the file says
 * @returns the schema of that field; undefined where there is none
 */
export function schemaAt(schema: z.ZodType, path: readonly PropertyKey[], data: unknown): z.ZodType | undefined {
  const here = formOf(schema, data);
  const [key, ...rest] = path;
  if (key === undefined) return schema;
  const { shape, element, valueType } = definitionOf(here);
  const next = shape && Object.hasOwn(shape, key) ? shape[String(key)] : (element ?? valueType);
  return next && schemaAt(next, rest, (data as Record<PropertyKey, unknown> | undefined)?.[key]);
}

/** @returns the form of a union that a value takes; any other schema bare */
export function formOf(schema: z.ZodType, data: unknown): z.ZodType {
  const here = bare(schema);
  const form = definitionOf(here).options?.[nearestForm(here, data)];
  return form ? formOf(form, data) : here;
}
