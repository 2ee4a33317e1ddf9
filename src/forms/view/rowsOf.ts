import type { FieldKind, FormField } from '#src/forms/data/formDefinition.ts';

const SHORT: readonly FieldKind[] = ['text', 'email', 'country', 'phone', 'select'];

type Row = readonly [FormField, FormField?];

/**
 * Short fields stand two in a row where there is room, in the order in which they are filled in; a country never leaves
 * its number.
 */
export function rowsOf(fields: readonly FormField[]): readonly (readonly [FormField, ...FormField[]])[] {
  const rows: [FormField, ...FormField[]][] = [];
  for (const field of fields) {
    const row = rows.at(-1);
    const [first, second] = (row ?? []) as unknown as Row | [];
    const fits =
      first && !second && SHORT.includes(first.kind) && SHORT.includes(field.kind) && field.kind !== 'country';
    if (row && fits) row.push(field);
    else rows.push([field]);
  }
  return rows;
}
