/** A tab that nobody looks at is not painted, and some browsers do not tell; ms. */
const PATIENCE = 4000;

/**
 * Brings scripts once the browser has painted something of the page.
 *
 * The tag of a script that has ended is taken away: webpack waits, two minutes long, for the script of a tag that it finds. Where
 * there is none it asks for a script that did not come once more, and says so if that fails.
 *
 * @param waiting their addresses; what is brought is taken from the list
 */
export function bringScripts(waiting: string[]): void {
  const bring = () => {
    for (const address of waiting.splice(0)) {
      const script = document.createElement('script');
      script.src = address;
      script.onload = script.onerror = () => script.remove();
      document.head.append(script);
    }
  };
  setTimeout(bring, PATIENCE);
  new PerformanceObserver(bring).observe({ type: 'paint', buffered: true });
}
