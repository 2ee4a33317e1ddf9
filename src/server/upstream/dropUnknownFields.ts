import { z } from 'zod';

type Issue = z.core.$ZodIssue;

/** A field by the way to it. */
type Place = readonly PropertyKey[];

/**
 * For an answer of another deployment, which may be newer: what it has learned to say since is left out, and the rest is held
 * to the schema as ever. Content of one's own is not read so: there an unknown field is a slip of the pen.
 *
 * @param schema what is known, with objects that refuse all else
 * @param tell hears which fields were left out, each as `blocks.0.price.note`
 * @returns the same schema for answers with fields of their own, however deep
 */
export function dropUnknownFields<Output>(
  schema: z.ZodType<Output>,
  tell: (fields: readonly string[]) => void,
): z.ZodType<Output> {
  return z.unknown().transform((answer, context): Output => {
    const dropped: Place[] = [];
    let value = answer;
    // Each round leaves fields out, or is the last: a union tells of fields within its parts once it knows which part it is.
    for (;;) {
      const result = schema.safeParse(value);
      if (result.success) {
        if (dropped.length > 0) tell(dropped.map((place) => place.join('.')));
        return result.data;
      }
      const unknown = result.error.issues
        .flatMap((issue) => unknownFields(issue) ?? [])
        .filter((place) => holderOf(value, place));
      if (unknown.length === 0) {
        for (const { path, message } of result.error.issues) context.addIssue({ code: 'custom', path, message });
        return z.NEVER;
      }
      value = without(value, unknown);
      dropped.push(...unknown);
    }
  });
}

/** @returns the fields that an issue is about; undefined where it is about something else */
function unknownFields(issue: Issue): readonly Place[] | undefined {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => [...issue.path, key]);
  if (issue.code !== 'invalid_union') return undefined;
  const parts = issue.errors.flatMap((issues) => {
    const fields = issues.map(unknownFields);
    return fields.every((each) => each !== undefined) ? [fields.flat()] : [];
  });
  // What fits several parts is meant as the one that knows most of it.
  const [nearest] = parts.toSorted((a, b) => a.length - b.length);
  return nearest?.map((place) => [...issue.path, ...place]);
}

function without(value: unknown, places: readonly Place[]): unknown {
  const copy = structuredClone(value);
  for (const place of places) Reflect.deleteProperty(holderOf(copy, place) ?? {}, place.at(-1) ?? '');
  return copy;
}

/** @returns what has the field; undefined where a schema speaks of a value that it has made itself, and the answer has none */
function holderOf(value: unknown, place: Place): object | undefined {
  const way = place.slice(0, -1);
  const holder = way.reduce<unknown>((found, key) => (isObject(found) ? Reflect.get(found, key) : undefined), value);
  return isObject(holder) && Object.hasOwn(holder, place.at(-1) ?? '') ? holder : undefined;
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null;
