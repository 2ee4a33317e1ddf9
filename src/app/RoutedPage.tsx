import { Router, type Location, type Navigator } from 'react-router';
import { PageView } from '#src/app/PageView.tsx';
import { Boundary } from '#src/features/island/Boundary.tsx';
import { RenderError } from '#src/app/errors/RenderError.tsx';
import type { Page } from '#src/shared/page/page.ts';

interface RoutedPageProps {
  readonly page: Page;
  /** Where the visitor is, as components read it. */
  readonly location: Partial<Location>;
  /** How components lead the visitor elsewhere. */
  readonly navigator: Navigator;
}

/**
 * A page at its address, the same tree on both sides. Which addresses exist is the route table's to say (`matchRoute`), and
 * what is loaded is the navigation's: of React Router only the low-level part is used, by which components read the address
 * and lead on. See docs/decisions/0042-navigation-without-data-router.md.
 */
export function RoutedPage({ page, location, navigator }: RoutedPageProps) {
  return (
    <Router location={location} navigator={navigator}>
      <Boundary of={location} fallback={<RenderError />}>
        <PageView page={page} />
      </Boundary>
    </Router>
  );
}
