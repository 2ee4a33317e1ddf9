/**
 * Keeps what a visitor does in an island until it is awake: a press of a button that only its code knows, and a form that its
 * code sends in place. A form that asks for a page, and links, need nothing of it.
 *
 * @returns a function that ends this, and does then what was kept
 */
export function holdUse(element: HTMLElement): () => void {
  const held = new Map<Element, () => void>();
  const keep = (event: Event, on: Element, again: () => void) => {
    event.preventDefault();
    event.stopPropagation();
    held.set(on, again);
  };
  const onClick = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('button[type="button"]') : null;
    if (button) keep(event, button, () => button.click());
  };
  const onSubmit = (event: SubmitEvent) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || form.method === 'get') return;
    keep(event, form, () => form.requestSubmit(submitter?.isConnected ? submitter : undefined));
  };
  element.addEventListener('click', onClick, true);
  element.addEventListener('submit', onSubmit, true);
  return () => {
    element.removeEventListener('click', onClick, true);
    element.removeEventListener('submit', onSubmit, true);
    for (const [on, again] of held) if (on.isConnected) again();
    held.clear();
  };
}
