import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { SURFACES, type Specimen } from '#src/specimens/Specimen.ts';
import { specimens } from '#src/specimens/specimens.ts';
import styles from '#src/specimens/SpecimenDocument.module.css';

interface SpecimenDocumentProps {
  readonly stylesheet: string;
  /** In the order in which they run. */
  readonly scripts: readonly string[];
}

const LOCALE = 'en';

/** `/__ui`: every primitive, in every state, on every surface. A document of its own, with the site's styles. */
export function SpecimenDocument({ stylesheet, scripts }: SpecimenDocumentProps) {
  return (
    <html lang={LOCALE}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Primitives</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href={stylesheet} />
      </head>
      <body>
        <I18nProvider i18n={setupI18n({ locale: LOCALE, messages: { [LOCALE]: {} } })}>
          <div className={styles.layout}>
            <nav aria-label="Primitives" className={styles.index}>
              <a href="/__ui/blocks" className={styles.anchor}>
                Blocks
              </a>
              <ul className={styles.anchors}>
                {specimens.map(({ id, title }) => (
                  <li key={id}>
                    <a href={`#${id}`} className={styles.anchor}>
                      {title}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
            <main className={styles.main}>
              <h1 className={styles.heading}>Primitives</h1>
              {specimens.map((specimen) => (
                <SpecimenSection key={specimen.id} specimen={specimen} />
              ))}
            </main>
          </div>
        </I18nProvider>
        {scripts.map((src) => (
          <script key={src} src={src} defer />
        ))}
      </body>
    </html>
  );
}

function SpecimenSection({ specimen: { id, title, states } }: { readonly specimen: Specimen }) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`} className={styles.title}>
        {title}
      </h2>
      {SURFACES.map((surface) => (
        <div key={surface} className={styles.surface} data-surface={surface}>
          <p className={styles.name}>{surface}</p>
          {states.map(({ name, pseudo, wide, render }, index) => (
            <div key={name} className={styles.state} data-wide={wide} data-pseudo={pseudo}>
              <p className={styles.name}>{name}</p>
              {render({ id: `${id}-${surface}-${String(index)}`, surface })}
            </div>
          ))}
        </div>
      ))}
    </section>
  );
}
