import type { Problem } from './Problem.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const FOLLOW = '<script type="module" src="/__dev/reload.mjs"></script>';

const escape = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

/** @returns `src/blocks/hero/Hero.tsx:12:3`, as editors and terminals know to open it */
export function describePlace({ file, line, column }: Problem): string {
  return [file, line, column].filter((part) => part !== undefined).join(':');
}

/** @returns the problems as HTML, for a page of their own and for the one that is open; empty without any */
export function problemList(problems: readonly Problem[]): string {
  return problems
    .map((problem) => {
      const place = problem.file === undefined ? '' : `<p class="place">${escape(describePlace(problem))}</p>`;
      const frame = problem.frame === undefined ? '' : `<pre class="frame">${escape(problem.frame)}</pre>`;
      return `<article>${place}<h2 class="message">${escape(problem.message)}</h2>${frame}</article>`;
    })
    .join('');
}

/**
 * @param of what is broken: the build, and with it every page, or this page alone
 * @returns a document that says what is wrong, and asks for its address anew when that has changed
 */
export function problemPage(problems: readonly Problem[], of: 'build' | 'page'): string {
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>To be mended</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="/__dev/problems.css">${FOLLOW}</head>
<body><main id="problems" data-of="${of}">${problemList(problems)}</main></body></html>`;
}

/** @returns an error page of the site, which has no scripts, so that it is asked for anew after each change */
export function followChanges(html: string): string {
  return html.replace('</body>', `${FOLLOW}</body>`);
}
