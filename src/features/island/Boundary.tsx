import { Component, use, useRef, type HTMLAttributes, type ReactNode, type RefObject } from 'react';
import { IslandsContext } from '#src/features/island/IslandsContext.ts';
import { putBack } from '#src/features/island/putBack.ts';

interface BoundaryProps {
  /** What it shows: with another one it is tried anew. */
  readonly of: object;
  /** Shown in its place where it breaks. */
  readonly fallback: ReactNode;
  /** Told that it has broken, when that is drawn. */
  readonly onBroken?: (() => void) | undefined;
  /** The element of what it shows, then of the fallback: what stood in the one is put back into the other. */
  readonly place?: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/** What React is about to take out of the document. */
interface Remains {
  readonly nodes: readonly ChildNode[];
  readonly focused: Element | null;
}

interface BoundaryState {
  readonly of: object;
  readonly broken: boolean;
}

/** Around what may break in the browser without what is around it. */
export class Boundary extends Component<BoundaryProps, BoundaryState, Remains | null> {
  override state: BoundaryState = { of: this.props.of, broken: false };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { broken: true };
  }

  static getDerivedStateFromProps({ of }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return of === state.of ? null : { of, broken: false };
  }

  override componentDidCatch() {
    // Whoever is told of a new page in the same commit takes back what was said of the last.
    setTimeout(() => this.props.onBroken?.());
  }

  override getSnapshotBeforeUpdate(_props: BoundaryProps, before: BoundaryState): Remains | null {
    const { broken, of } = this.state;
    const element = this.props.place?.current;
    // What stood there of another page is nothing to go back to.
    if (!element || !broken || before.broken || before.of !== of) return null;
    return { nodes: [...element.childNodes], focused: document.activeElement };
  }

  override componentDidUpdate(_props: BoundaryProps, _state: BoundaryState, remains: Remains | null) {
    const element = this.props.place?.current;
    if (element && remains) putBack(element, remains.nodes, remains.focused);
  }

  override render() {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}

interface PartBoundaryProps extends Pick<BoundaryProps, 'of' | 'children'> {
  /** The attributes of the element around it. */
  readonly wrapper: Omit<HTMLAttributes<HTMLDivElement>, 'style'> | undefined;
}

/**
 * Around a part of a page that the browser draws: one that breaks stands there as it stood, without its code, and is told of;
 * one that cannot be drawn at all is left out. The page goes on.
 */
export function PartBoundary({ of, wrapper, children }: PartBoundaryProps) {
  const place = useRef<HTMLDivElement>(null);
  return (
    <Boundary
      of={of}
      place={place}
      fallback={<div key="left" ref={place} {...wrapper} />}
      onBroken={use(IslandsContext)?.onBroken}
    >
      <div key="drawn" ref={place} {...wrapper}>
        {children}
      </div>
    </Boundary>
  );
}
