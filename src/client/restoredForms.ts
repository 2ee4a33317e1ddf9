/**
 * What stands in a form with `data-by-address` is its address's to say, also where the page comes back from memory, as it was
 * left: with what was chosen then, which has led to another address.
 */
export function resetRestoredForms(): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    for (const form of document.querySelectorAll<HTMLFormElement>('form[data-by-address]')) form.reset();
  });
}
