import { Component, type ReactNode, use } from 'react';
import { IslandsContext } from '#src/features/island/IslandsContext.ts';

interface BoundaryProps {
  /** What it shows: with another one it is tried anew. */
  readonly of: object;
  /** Shown in its place where it breaks. */
  readonly fallback: ReactNode;
  /** Told that it has broken, when that is drawn. */
  readonly onBroken?: (() => void) | undefined;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly of: object;
  readonly broken: boolean;
}

/** Around what may break in the browser without what is around it. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
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

  override render() {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}

/** Around a part of a page that the browser draws: one that breaks is left out and told of, and the page goes on. */
export function PartBoundary({ of, children }: Pick<BoundaryProps, 'of' | 'children'>) {
  return (
    <Boundary of={of} fallback={null} onBroken={use(IslandsContext)?.onBroken}>
      {children}
    </Boundary>
  );
}
