import { type MouseEvent, type PointerEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { BREAKPOINT } from '#config/constants.ts';
import { closeMenus } from '#src/ui/menus/closeMenus.ts';

/** Long enough that a pointer on its way elsewhere opens nothing, and may cut a corner without closing. */
const INTENT = { open: 120, close: 240 } as const;

interface MenuDetailsProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly summary: ReactNode;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  readonly summaryClass?: string | undefined;
  /** The browser keeps one of a name open, without JavaScript too. */
  readonly name?: string | undefined;
  /** A selector of what around the menu belongs to it: a press or the focus there does not close it. */
  readonly inside?: string | undefined;
  /** Opens on hover, where there is room and a mouse. */
  readonly hover?: boolean | undefined;
}

const hovers = ({ pointerType }: PointerEvent) =>
  pointerType === 'mouse' && window.matchMedia(`(width >= ${String(BREAKPOINT.desktop)}px)`).matches;

/** A menu that opens below its name. The browser's own disclosure does the work; hover, Escape and outside are added. */
export function MenuDetails(props: MenuDetailsProps) {
  const { open, onOpenChange, summary, children, className, summaryClass, name, inside, hover = false } = props;
  const details = useRef<HTMLDetailsElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useAdoptedState(details, onOpenChange);
  useOutsideClose({ details, onOpenChange, inside });
  const isHovered = useRef(false);
  // A menu that has gone is not told to open or close any more.
  useEffect(() => () => clearTimeout(timer.current), []);
  const later = (next: boolean, event: PointerEvent) => {
    clearTimeout(timer.current);
    const isMeant = hover && hovers(event);
    isHovered.current = next && isMeant;
    if (isMeant) timer.current = setTimeout(onOpenChange, next ? INTENT.open : INTENT.close, next);
  };
  // What hover has just opened, a click must not close again; `detail` is 0 for the keyboard, and a finger has left before.
  const onClick = (event: MouseEvent) => {
    if (open && event.detail > 0 && isHovered.current) event.preventDefault();
  };
  return (
    <details
      ref={details}
      open={open}
      name={name}
      className={className}
      suppressHydrationWarning
      onToggle={({ currentTarget }) => {
        onOpenChange(currentTarget.open);
      }}
      onPointerEnter={(event) => later(true, event)}
      onPointerLeave={(event) => later(false, event)}
    >
      <summary className={summaryClass} onClick={onClick}>
        {summary}
      </summary>
      {children}
    </details>
  );
}

type Details = RefObject<HTMLDetailsElement | null>;

/** What a visitor opened before hydration stays open, and is known to be. */
function useAdoptedState(details: Details, onOpenChange: (open: boolean) => void) {
  useEffect(() => {
    if (details.current?.open) onOpenChange(true);
    // oxlint-disable-next-line react/exhaustive-deps -- once, at hydration
  }, []);
}

function useOutsideClose(menu: Pick<MenuDetailsProps, 'onOpenChange' | 'inside'> & { readonly details: Details }) {
  const { details, onOpenChange, inside } = menu;
  useEffect(
    () =>
      closeMenus({
        menus: () => (details.current ? [details.current] : []),
        frameOf: (element) => (inside ? element.closest(inside) : element),
        onClose: () => onOpenChange(false),
      }),
    [details, onOpenChange, inside],
  );
}
