/** Makes each button with `data-copy` put the text of the element of that id on the clipboard, and say so. */
export function copyOnClick(page: Document): void {
  page.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null;
    const text = button && page.getElementById(button.dataset.copy ?? '')?.textContent;
    if (!button || !text) return;
    const say = (words: string) => {
      button.textContent = words;
    };
    navigator.clipboard.writeText(`${text}\n`).then(
      () => say('Copied'),
      () => say('Could not copy: select the text'),
    );
  });
}
