/**
 * Brings scripts once the browser has all that it paints the page with, or has painted something of it: a picture may come later.
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
  window.addEventListener('load', bring);
  new PerformanceObserver(bring).observe({ type: 'paint', buffered: true });
}
