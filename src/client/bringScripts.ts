/** How long behind the document's load a page may stay unpainted, in ms: a tab behind another is painted when it is looked at. */
const UNPAINTED = 500;

/**
 * Brings scripts once something of the page is painted: until then they would have their share of the line, and what is read is
 * painted later. A picture may come later still.
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
  window.addEventListener('load', () => setTimeout(bring, UNPAINTED));
  new PerformanceObserver(bring).observe({ type: 'paint', buffered: true });
}
