import { useEffect, useRef, useState, type KeyboardEvent } from 'react';

interface ListboxOptions {
  readonly count: number;
  /** The place of what is chosen; -1 where it is not among the options. */
  readonly chosen: number;
  /** The list is about to be shown. */
  readonly onOpen: () => void;
  /** The list is gone, with or without a choice. */
  readonly onClose: () => void;
  readonly onChoose: (index: number) => void;
}

/**
 * The list of a combobox, by the pattern of the ARIA Authoring Practices: the focus stays in the field, the keys move a
 * mark in the list.
 *
 * @returns whether it is open, where the mark is, and what moves both
 */
export function useListbox({ count, chosen, onOpen, onClose, onChoose }: ListboxOptions) {
  const [open, setOpen] = useState(false);
  /** Undefined: on what is chosen. */
  const [moved, setMoved] = useState<number>();
  const list = useRef<HTMLUListElement>(null);
  const active = open ? Math.min(moved ?? chosen, count - 1) : -1;
  useEffect(() => {
    const { current } = list;
    const option = current?.children[active];
    if (current && option instanceof HTMLElement) scrollTo(current, option);
  }, [active, count]);

  const show = (mark?: number) => {
    if (!open) onOpen();
    setOpen(true);
    setMoved(mark);
  };
  const close = () => {
    if (open) onClose();
    setOpen(false);
  };
  const choose = (index: number) => {
    onChoose(index);
    close();
  };
  const move = (step: 1 | -1) => {
    if (!open) show();
    else if (count > 0) setMoved((active + step + (active < 0 && step < 0 ? 1 : 0) + count) % count);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const keys: Readonly<Record<string, (() => void) | false>> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Enter: open && active >= 0 && (() => choose(active)),
      Escape: open && close,
    };
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return { open, active, list, show, close, choose, onKeyDown };
}

/** Within the list only: the page stays where it is. */
function scrollTo(list: HTMLElement, option: HTMLElement) {
  const end = option.offsetTop + option.offsetHeight;
  if (option.offsetTop < list.scrollTop) list.scrollTop = option.offsetTop;
  else if (end > list.scrollTop + list.clientHeight) list.scrollTop = end - list.clientHeight;
}
