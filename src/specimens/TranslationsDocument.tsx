import { locales, WRITTEN_LOCALES } from '#config/locales.ts';
import { DevelopmentDocument } from '#src/specimens/DevelopmentDocument.tsx';
import styles from '#src/specimens/GalleryDocument.module.css';
import type { PageTranslations, TranslationState } from '#src/specimens/PageTranslations.ts';

interface TranslationsDocumentProps {
  readonly pages: readonly PageTranslations[];
  /** The styles that every page of the site has. */
  readonly stylesheets: readonly string[];
}

/** `/__ui/translations`: what each language lacks, and what of it is older than its source. */
export function TranslationsDocument({ pages, stylesheets }: TranslationsDocumentProps) {
  const open = pages.filter(({ states }) => states.some(isOpen));
  return (
    <DevelopmentDocument title="Translations" stylesheets={stylesheets}>
      <header className={styles.intro}>
        <h1>Translations</h1>
        <p>
          {pages.length} pages, {open.length} with something to do. Missing: nobody has written it. Old: its source has
          changed since, and the page shows the old words. How to mend both is in docs/how-to/translate.md.
        </p>
      </header>
      <main className={styles.text}>
        <Overview pages={pages} />
        {open.length === 0 && <p>Every page is there in every language it needs, made of today’s words.</p>}
        {open.map((page) => (
          <PageSection key={page.folder} page={page} />
        ))}
      </main>
    </DevelopmentDocument>
  );
}

function Overview({ pages }: Pick<TranslationsDocumentProps, 'pages'>) {
  return (
    <table className={styles.states}>
      <caption>Each language: pages that are there, missing, with old words</caption>
      <thead>
        <tr>
          <th scope="col">Language</th>
          <th scope="col">There</th>
          <th scope="col">Missing</th>
          <th scope="col">To look at</th>
        </tr>
      </thead>
      <tbody>
        {WRITTEN_LOCALES.map((locale) => {
          const states = pages.flatMap((page) => page.states.filter((state) => state.locale === locale));
          return (
            <tr key={locale}>
              <th scope="row">{locales[locale].name}</th>
              <td>{states.filter(({ state }) => state === 'there').length}</td>
              <td>{states.filter(({ state }) => state === 'missing').length}</td>
              <td>{states.filter(({ problems }) => problems.length > 0).length}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const isOpen = ({ state, problems }: TranslationState) => state === 'missing' || problems.length > 0;

function PageSection({ page: { path, folder, draft, states } }: { readonly page: PageTranslations }) {
  return (
    <section>
      <h2>
        {path}
        {draft ? ' (draft)' : ''}
      </h2>
      <ul>
        {states.filter(isOpen).map(({ locale, state, problems }) => (
          <li key={locale}>
            <code>
              {folder}/{locale}.yaml
            </code>
            {state === 'missing' ? ': missing' : ''}
            {problems.length > 0 && (
              <ul>
                {problems.map((problem) => (
                  <li key={problem}>{problem}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
