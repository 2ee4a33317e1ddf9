interface CloseMenusOptions {
  /** The menus that may be open at that moment. */
  readonly menus: () => Iterable<HTMLDetailsElement>;
  /** What around a menu belongs to it: a press or the focus there does not close it. */
  readonly frameOf?: (menu: HTMLDetailsElement) => Element | null;
  readonly onClose?: () => void;
}

/**
 * Closes open menus by a press elsewhere, by the focus when it comes elsewhere, where they would cover it, by Escape, and where
 * the browser brings the page back from memory, as it was left. The last two give the focus in a menu back to its name.
 *
 * @returns a function that ends this
 */
export function closeMenus({ menus, frameOf = (menu) => menu, onClose }: CloseMenusOptions): () => void {
  // The element is asked, and no state: the browser tells of its opening later than of the next key.
  const openMenus = () => [...menus()].filter(({ open }) => open);
  const close = (menu: HTMLDetailsElement) => {
    menu.open = false;
    onClose?.();
  };
  const onLeave = ({ target }: Event) => {
    for (const menu of openMenus()) {
      if (target instanceof Node && !frameOf(menu)?.contains(target)) close(menu);
    }
  };
  const closeAll = () => {
    for (const menu of openMenus()) {
      close(menu);
      if (frameOf(menu)?.contains(document.activeElement)) menu.querySelector('summary')?.focus();
    }
  };
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') closeAll();
  };
  const onReturn = ({ persisted }: PageTransitionEvent) => {
    if (persisted) closeAll();
  };
  const ended = new AbortController();
  const { signal } = ended;
  for (const type of ['pointerdown', 'focusin']) document.addEventListener(type, onLeave, { signal });
  document.addEventListener('keydown', onKey, { signal });
  window.addEventListener('pageshow', onReturn, { signal });
  return () => ended.abort();
}
