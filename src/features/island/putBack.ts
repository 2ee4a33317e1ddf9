/**
 * Puts copies of what stood in an island into it.
 *
 * @param nodes what stood there, and is in the document no more
 * @param focused what had the focus before that
 */
export function putBack(island: HTMLElement, nodes: readonly ChildNode[], focused: Element | null): void {
  const before = new DocumentFragment();
  before.append(...nodes);
  const after = before.cloneNode(true) as DocumentFragment;
  const copies = after.querySelectorAll('*');
  let successor: Element | undefined;
  for (const [index, original] of before.querySelectorAll('*').entries()) {
    const copy = copies[index];
    // The browser copies what is typed and ticked, and not this.
    if (original instanceof HTMLOptionElement) (copy as HTMLOptionElement).selected = original.selected;
    if (original === focused) successor = copy;
  }
  island.append(after);
  if (successor instanceof HTMLElement && document.activeElement === document.body) {
    successor.focus({ preventScroll: true });
  }
}

/**
 * Who looks when React has taken it out of the document finds the focus on the body.
 *
 * @returns a function that says what in the element has the focus, or had it when it was taken out
 */
export function watchFocus(element: HTMLElement): () => Element | null {
  let focused = element.contains(document.activeElement) ? document.activeElement : null;
  element.addEventListener('focusin', ({ target }) => {
    focused = target as Element;
  });
  element.addEventListener('focusout', ({ target }) => {
    // Some browsers tell of it as well when it is taken out.
    queueMicrotask(() => {
      if (focused === target && element.contains(focused)) focused = null;
    });
  });
  return () => focused;
}
