import type { GalleryBlock } from '#src/specimens/GalleryBlock.ts';
import { DevelopmentDocument } from '#src/specimens/DevelopmentDocument.tsx';
import styles from '#src/specimens/GalleryDocument.module.css';
import { GALLERY_ASSETS } from '#src/specimens/specimenAssets.ts';

interface GalleryDocumentProps {
  readonly blocks: readonly GalleryBlock[];
  /** The styles that every page of the site has. */
  readonly stylesheets: readonly string[];
}

/** `/__ui/blocks`: every block with its picture, its fields, and YAML to copy. */
export function GalleryDocument({ blocks, stylesheets }: GalleryDocumentProps) {
  return (
    <DevelopmentDocument title="Blocks" stylesheets={stylesheets}>
      <header className={styles.intro}>
        <h1>Blocks</h1>
        <p>
          Every block needs its <code>type</code>, and an <code>id</code> that no other block of the page has:
          lower-case words with hyphens, the same in all languages. A field with a star is needed. Primitives are on{' '}
          <a href="/__ui">another page</a>.
        </p>
        <nav aria-label="Blocks">
          <ul className={styles.index}>
            {blocks.map(({ type }) => (
              <li key={type}>
                <a href={`#${type}`}>{type}</a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <main>
        {blocks.map((block) => (
          <GallerySection key={block.type} block={block} />
        ))}
      </main>
      {GALLERY_ASSETS.scripts.map((src) => (
        <script key={src} src={src} defer />
      ))}
    </DevelopmentDocument>
  );
}

function GallerySection({ block: { type, about, fields, yaml, path, picture } }: { readonly block: GalleryBlock }) {
  const headingId = `${type}-heading`;
  return (
    <section id={type} aria-labelledby={headingId} className={styles.section}>
      <div className={styles.text}>
        <h2 id={headingId}>{type}</h2>
        <p>{about}</p>
      </div>
      {'html' in picture ? (
        <div className={styles.picture} dangerouslySetInnerHTML={{ __html: picture.html }} />
      ) : (
        <p className={styles.text}>It cannot be shown: {picture.problem}</p>
      )}
      <div className={styles.text}>
        <h3>To copy</h3>
        <p>{path === undefined ? 'No page uses it yet.' : <>From {path}.</>}</p>
        <button type="button" data-copy={`${type}-yaml`} className={styles.copy}>
          Copy {type}
        </button>
        <pre id={`${type}-yaml`} className={styles.yaml} tabIndex={0} aria-label={`YAML of ${type}`}>
          {yaml}
        </pre>
        <h3>Fields</h3>
        <dl className={styles.fields}>
          {fields.map(({ name, required, description }) => (
            <div key={name}>
              <dt>
                <code>{name}</code>
                {required ? ' *' : ''}
              </dt>
              <dd>{description}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
