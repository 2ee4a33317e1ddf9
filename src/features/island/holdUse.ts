/** In ms. A line on which the code does not come for so long may never bring it, and the form's own way is as good. */
const PATIENCE = 5000;

/**
 * Keeps what a visitor does in an island until it is awake: a press of a button that only its code knows, and a form that its
 * code sends in place. That one not for long, and the island is busy meanwhile. A form that asks for a page, and links, need
 * nothing of it.
 *
 * @returns a function that ends this, and does then what was kept
 */
export function holdUse(element: HTMLElement): () => void {
  const held = new Map<Element, () => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keep = (event: Event, on: Element, again: () => void) => {
    event.preventDefault();
    event.stopPropagation();
    held.set(on, again);
  };
  const onClick = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>(PRESSED) : null;
    if (button) keep(event, button, () => pressAgain(button));
  };
  const onSubmit = (event: SubmitEvent) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || form.method === 'get') return;
    timer ??= setTimeout(release, PATIENCE);
    // On the island: React would take one of its own elements that says so for another than the server has sent.
    element.ariaBusy = 'true';
    keep(event, form, () => {
      if (form.isConnected) form.requestSubmit(submitter?.isConnected ? submitter : undefined);
    });
  };
  element.addEventListener('click', onClick, true);
  element.addEventListener('submit', onSubmit, true);
  function release() {
    clearTimeout(timer);
    element.ariaBusy = null;
    element.removeEventListener('click', onClick, true);
    element.removeEventListener('submit', onSubmit, true);
    for (const again of held.values()) again();
    held.clear();
  }
  return release;
}

/** A button, or what stands where one will be: by `data-becomes` it names the id of that one. */
const PRESSED = 'button[type="button"], [data-becomes]';

function pressAgain(pressed: HTMLElement): void {
  const { becomes } = pressed.dataset;
  const button = becomes === undefined ? pressed : document.getElementById(becomes);
  if (button?.isConnected) button.click();
}
