import type { z } from 'zod';

/** A JSON Schema, as far as editors need it. */
export type EditorSchema = z.core.JSONSchema.BaseSchema;

/**
 * What an editor shows of a schema while somebody writes: each field says, after its description, how long it may be and
 * what stands in its place when it is left out. Fields that the site fills in are not there.
 *
 * @param schema as zod makes it
 * @returns the same for people
 */
export function forEditors(schema: EditorSchema): EditorSchema {
  return describeFields(schema);
}

/** The keys under which a schema holds others. */
const BRANCHES = ['anyOf', 'oneOf', 'allOf'] as const;

function describeFields(schema: EditorSchema): EditorSchema {
  const { properties, items, additionalProperties } = schema;
  const nested: EditorSchema = {};
  if (properties) nested.properties = describeProperties(properties, schema.required ?? []);
  if (isSchema(items)) nested.items = describeField(items);
  if (isSchema(additionalProperties)) nested.additionalProperties = describeField(additionalProperties);
  for (const branch of BRANCHES) {
    const schemas = schema[branch];
    if (schemas) nested[branch] = schemas.map((inner) => describeFields(inner));
  }
  return { ...schema, ...nested };
}

function describeProperties(properties: NonNullable<EditorSchema['properties']>, required: readonly string[]) {
  const written = Object.entries(properties).flatMap(([name, field]): [string, EditorSchema][] =>
    isSchema(field) && field.readOnly !== true ? [[name, field]] : [],
  );
  return Object.fromEntries(
    written.map(([name, field]) => [name, describeField(field, required.includes(name) ? '' : absenceOf(field))]),
  );
}

function describeField(field: EditorSchema, absence = ''): EditorSchema {
  const sentences = [field.description ?? '', limitsOf(field), absence].filter(Boolean);
  return {
    ...describeFields(field),
    ...limitText(field),
    ...(sentences.length > 0 ? { description: sentences.join(' ') } : {}),
  };
}

/** A text that names facts is longer than what is read: editors leave its length to the check. */
function limitText({ type, maxLength }: EditorSchema): Partial<EditorSchema> {
  return type === 'string' && maxLength !== undefined
    ? { maxLength: undefined, if: { pattern: '\\(\\(' }, else: { maxLength } }
    : {};
}

/** @returns how long a text may be, as far as it names no facts */
export function longestText({ maxLength, else: otherwise }: EditorSchema): number {
  return maxLength ?? (isSchema(otherwise) ? otherwise.maxLength : undefined) ?? Infinity;
}

function isSchema(value: unknown): value is EditorSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function limitsOf({ type, minLength = 0, maxLength, minItems = 0, maxItems, minimum, maximum }: EditorSchema): string {
  if (type === 'array') return rangeOf(minItems, maxItems, 'of them');
  if (
    type === 'integer' &&
    minimum !== undefined &&
    Number.isSafeInteger(maximum) &&
    maximum !== Number.MAX_SAFE_INTEGER
  )
    return `From ${String(minimum)} to ${String(maximum)}.`;
  return type === 'string' ? rangeOf(minLength, maxLength, 'characters') : '';
}

function rangeOf(least: number, most: number | undefined, what: string): string {
  if (most === undefined) return least > 1 ? `At least ${String(least)} ${what}.` : '';
  if (least === most) return `${String(most)} ${what}.`;
  return least > 1 ? `${String(least)} to ${String(most)} ${what}.` : `At most ${String(most)} ${what}.`;
}

function absenceOf({ default: standard }: EditorSchema): string {
  return typeof standard === 'string' || typeof standard === 'number' || typeof standard === 'boolean'
    ? `Without it: ${String(standard)}.`
    : 'May be left out.';
}
