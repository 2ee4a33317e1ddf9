import type { SceneShowing } from '#src/specimens/SceneShowing.ts';

interface SceneDocumentProps {
  readonly name: string;
  /** All there are. */
  readonly names: readonly string[];
  readonly showings: readonly SceneShowing[];
  /** The styles that every page of the site has. */
  readonly stylesheets: readonly string[];
}

/** `/__ui/scenes/NAME`: a scene in every language and on every surface. */
export function SceneDocument({ name, names, showings, stylesheets }: SceneDocumentProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`Scene: ${name}`}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {stylesheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>
        <h1>Scenes at work: {name}</h1>
        <nav aria-label="Scenes">
          <ul>
            {names.map((other) => (
              <li key={other}>
                <a href={`/__ui/scenes/${other}`}>{other}</a>
              </li>
            ))}
          </ul>
        </nav>
        <main>
          {showings.map(({ surface, locale, html }) => (
            <div
              key={`${surface} ${locale}`}
              lang={locale}
              data-showing={`${surface}-${locale}`}
              dangerouslySetInnerHTML={{ __html: html }}
            />
          ))}
        </main>
      </body>
    </html>
  );
}
