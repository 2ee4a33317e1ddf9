import { Trans, useLingui } from '@lingui/react/macro';
import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
} from 'react';
import { PaletteForm } from '#src/search/view/PaletteForm.tsx';
import { PaletteResults } from '#src/search/view/PaletteResults.tsx';
import styles from '#src/search/view/SearchPalette.module.css';
import { useSearch } from '#src/search/view/useSearch.ts';

/** What the one who opens it has to know. */
export interface SearchPaletteProps {
  readonly onClose: () => void;
}

/**
 * The search as a dialog of the browser, which keeps the focus and gives it back. What is found are links, which the arrow keys
 * go through too; Enter in the field leads to all results, as the form does by itself.
 */
export function SearchPalette({ onClose }: SearchPaletteProps) {
  const { t } = useLingui();
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState('');
  const search = useSearch(typed.trim());
  const leaving = useLeaving();
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  // The browser tells that it was closed some time after: who asks for it again meanwhile would ask in vain.
  const closeAtOnce = ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
    currentTarget.close();
    onClose();
  };
  return (
    <dialog
      ref={dialog}
      className={styles.palette}
      aria-label={t`Search the site`}
      data-surface="white"
      onCancel={closeAtOnce}
      onClose={onClose}
      {...leaving}
      onKeyDown={moveFocus}
    >
      <PaletteForm typed={typed} onType={setTyped} onClose={() => dialog.current?.close()} />
      <div className={styles.content}>
        <PaletteResults {...search} />
      </div>
      <p className={styles.keys} aria-hidden="true">
        <Trans>
          <kbd>↑</kbd> <kbd>↓</kbd> to move, <kbd>Enter</kbd> to open, <kbd>Esc</kbd> to close
        </Trans>
      </p>
    </dialog>
  );
}

/** @returns what closes the dialog: a press beside it, and a result that is opened in its place and not in another tab */
function useLeaving() {
  const pressed = useRef<EventTarget>(null);
  return {
    onPointerDown({ target }: PointerEvent<HTMLDialogElement>) {
      pressed.current = target;
    },
    onClick({ target, currentTarget, ctrlKey, metaKey, shiftKey }: MouseEvent<HTMLDialogElement>) {
      // The element itself is what lies around its content: the backdrop. Who marks what was typed may let go there.
      const isBeside = target === currentTarget && pressed.current === currentTarget;
      const isFollowed = target instanceof Element && target.closest('a') && !ctrlKey && !metaKey && !shiftKey;
      if (isBeside || isFollowed) currentTarget.close();
    },
  };
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** From the field to what was found, and back. */
function moveFocus(event: KeyboardEvent<HTMLDialogElement>): void {
  const step = STEPS[event.key];
  // With another key the arrow is the browser's: it marks what is typed, or goes to an end of it.
  const isPlain = !event.shiftKey && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (step === undefined || !isPlain || event.nativeEvent.isComposing) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a')];
  const here = stops.findIndex((stop) => stop === document.activeElement);
  event.preventDefault();
  stops[Math.min(stops.length - 1, Math.max(0, here + step))]?.focus();
}
