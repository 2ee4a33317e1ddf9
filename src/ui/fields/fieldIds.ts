/** What is said of a control below it: how to fill it in, and what is wrong. */
export interface FieldNotes {
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

/**
 * @param block the id of the block
 * @param names of what is in it, from the outside: of a line and its field, of a field alone. Brackets are left out
 * @returns the id by which an element is named, and found when the focus goes there
 */
export const fieldId = (block: string, ...names: readonly string[]) =>
  [block, ...names.map((name) => name.replaceAll(/\W+/g, '-').replace(/-$/, ''))].join('-');

/** The ids of what belongs to a control, all made of the control's own. */
export const hintId = (id: string) => `${id}-hint`;
/** Names what is wrong with the control; nothing has this id while nothing is. */
export const errorId = (id: string) => `${id}-error`;

/**
 * @returns the attributes by which a control is described: the hint is read first, then what is wrong. That nothing is must be
 * said: browsers tell of a box that has to be ticked that it is invalid, before anybody had the time to tick it
 */
export function describedBy(id: string, { hint, error }: FieldNotes) {
  const notes = [hint && hintId(id), error && errorId(id)].filter(Boolean).join(' ');
  return { 'aria-describedby': notes || undefined, 'aria-invalid': Boolean(error) };
}
