import { Component, type ReactNode } from 'react';
import { RenderError } from '#src/app/errors/RenderError.tsx';

interface PageBoundaryProps {
  /** Where the visitor is: at another place it is tried anew. */
  readonly of: object;
  readonly children: ReactNode;
}

interface PageBoundaryState {
  readonly of: object;
  readonly broken: boolean;
}

/** Shows in place of a page that breaks in the browser that it did; the next navigation leads out of it. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { of: this.props.of, broken: false };

  static getDerivedStateFromError(): Partial<PageBoundaryState> {
    return { broken: true };
  }

  static getDerivedStateFromProps({ of }: PageBoundaryProps, state: PageBoundaryState): PageBoundaryState | null {
    return of === state.of ? null : { of, broken: false };
  }

  override render() {
    return this.state.broken ? <RenderError /> : this.props.children;
  }
}
