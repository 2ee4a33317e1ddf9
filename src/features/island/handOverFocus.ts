/**
 * What has the focus when an island wakes has been turned to before its code could hear of it.
 *
 * @param island whose code is about to draw it
 * @returns a function to be called when it has: says again that there is the focus, and what was typed; a field in whose place
 *   there is another one now gives both to that one
 */
export function handOverFocus(island: HTMLElement): () => void {
  const focused = document.activeElement;
  if (!focused || !island.contains(focused)) return () => undefined;
  const typed = typedIn(focused);
  return () => {
    if (focused.isConnected) {
      focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
      if (typed !== undefined) focused.dispatchEvent(new Event('input', { bubbles: true }));
      return;
    }
    if (document.activeElement !== document.body) return;
    const successor = document.getElementById(focused.id) ?? island.querySelector('input:not([type="hidden"])');
    if (!(successor instanceof HTMLElement)) return;
    successor.focus();
    if (typed !== undefined && successor instanceof HTMLInputElement) type(successor, typed);
  };
}

/** @returns what stands in a line of text, if that is not what the server has sent */
function typedIn(element: Element): string | undefined {
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return undefined;
  return element.value === element.defaultValue ? undefined : element.value;
}

/** As a visitor would: React keeps book of what is written by way of the element itself. */
function type(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
