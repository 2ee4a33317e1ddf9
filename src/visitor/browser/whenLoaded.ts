/** Resolves with the window's load event, or at once after it: a script that is asked for before would hold it up. */
export async function whenLoaded(): Promise<void> {
  if (document.readyState === 'complete') return;
  await new Promise((resolve) => {
    window.addEventListener('load', resolve, { once: true });
  });
}
