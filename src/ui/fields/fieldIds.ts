/** What is said of a control below it: how to fill it in, and what is wrong. */
export interface FieldNotes {
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

/** The ids of what belongs to a control, all made of the control's own. */
export const hintId = (id: string) => `${id}-hint`;
/** Names what is wrong with the control; nothing has this id while nothing is. */
export const errorId = (id: string) => `${id}-error`;

/** @returns the attributes by which a control is described: the hint is read first, then what is wrong */
export function describedBy(id: string, { hint, error }: FieldNotes) {
  const notes = [hint && hintId(id), error && errorId(id)].filter(Boolean).join(' ');
  return { 'aria-describedby': notes || undefined, 'aria-invalid': error ? (true as const) : undefined };
}
