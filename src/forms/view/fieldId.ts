import type { FormField } from '#src/forms/data/formDefinition.ts';

/** @returns the id of a field's control: that of the block, and the field's name without its brackets */
export function fieldId(block: string, { name }: FormField): string {
  return `${block}-${name.replaceAll(/\W+/g, '-').replace(/-$/, '')}`;
}
