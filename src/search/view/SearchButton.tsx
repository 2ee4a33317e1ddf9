import { useLingui } from '@lingui/react/macro';
import { use, useEffect, useState, type ComponentType, type MouseEvent } from 'react';
import { WordsContext } from '#src/i18n/WordsContext.ts';
import { localizePath } from '#src/request/address.ts';
import { useSite } from '#src/request/SiteContext.tsx';
import { SEARCH_PARTS } from '#src/search/data/searchQuestion.ts';
import styles from '#src/search/view/SearchButton.module.css';
import type { SearchPaletteProps } from '#src/search/view/SearchPalette.tsx';
import pill from '#src/ui/display/SummaryPill.module.css';
import { useStores } from '#src/stores/StoresContext.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';

const loadPalette = async (): Promise<ComponentType<SearchPaletteProps>> =>
  (await import(/* webpackChunkName: "search-palette" */ '#src/search/view/SearchPalette.tsx')).SearchPalette;

/**
 * Whatever the letter is on a keyboard of another script, by its place: Russian has `л` there. What a browser fills in by itself
 * comes as an event without a key.
 */
const isK = ({ key, code }: KeyboardEvent) => /^k$/i.test(key) || (code === 'KeyK' && /^\P{ASCII}$/u.test(key));

/** The way to the search: a page, and with JavaScript a dialog over the page that is open. Its code comes with the first use. */
export function SearchButton() {
  const { t } = useLingui();
  const { prefix } = useSite();
  const { loading } = useStores();
  const loadWords = use(WordsContext);
  const [Palette, setPalette] = useState<ComponentType<SearchPaletteProps>>();
  const href = localizePath(SEARCH_PARTS.site.page, prefix);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, altKey, shiftKey } = event;
      // With Shift it is the browser's own. A key alone would be pressed by words that are spoken (WCAG 2.1.4).
      if (isK(event) && (ctrlKey || metaKey) && !altKey && !shiftKey) {
        event.preventDefault();
        document.querySelector<HTMLElement>('[data-search]')?.click();
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    Promise.all([loadPalette(), loadWords()]).then(
      ([loaded]) => setPalette(() => loaded),
      () => {
        if (navigator.onLine) window.location.assign(href);
        else {
          // As with every other link: the page that is open can still be read.
          loading.start();
          loading.fail();
        }
      },
    );
  };
  return (
    <>
      <a
        href={href}
        data-search=""
        data-in-app="false"
        className={[pill.pill, styles.button].join(' ')}
        aria-label={t`Search`}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={open}
      >
        <Icon name="search" size={20} />
      </a>
      {Palette && <Palette onClose={() => setPalette(undefined)} />}
    </>
  );
}
