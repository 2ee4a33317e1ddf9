import type { ReactNode } from 'react';
import styles from '#src/ui/sections/PageIntro.module.css';
import { Ruler } from '#src/ui/drawings/Ruler.tsx';
import type { Surface } from '#src/shared/page/schema.ts';
import { WholeWords } from '#src/ui/sections/WholeWords.tsx';

interface PageIntroProps {
  readonly title: string;
  readonly lead?: string | undefined;
  readonly surface?: Surface;
  /** What is said about the page: beside the title where there is room, below it elsewhere. */
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
}

const SHORT_TITLE = 36;
/** What fits into the line of a phone at the size of a headline, in characters. */
const LONG_WORD = 16;

const longestWord = (text: string) => Math.max(...text.split(/[\s-]/).map(({ length }) => length));

/** The head of a page that has no hero: the h1 over a ruler. */
export function PageIntro({ title, lead, surface = 'white', aside, children }: PageIntroProps) {
  return (
    <header className={styles.head} data-surface={surface}>
      <div className={styles.container}>
        <div className={styles.body} data-aside={aside !== undefined}>
          <div>
            <h1
              className={styles.title}
              data-size={title.length <= SHORT_TITLE ? 'short' : 'long'}
              data-long-word={longestWord(title) > LONG_WORD}
            >
              <WholeWords text={title} />
            </h1>
            {lead && <p className={styles.lead}>{lead}</p>}
          </div>
          {aside !== undefined && <div className={styles.aside}>{aside}</div>}
        </div>
        {children}
        <Ruler className={styles.ruler} ticks={80} />
      </div>
    </header>
  );
}
