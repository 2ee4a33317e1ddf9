import type { ReactNode } from 'react';

/** Nothing but the content: for the error page, and pages that must not lead away. */
export function EmptyLayout({ children }: { readonly children: ReactNode }) {
  return (
    <main id="content" tabIndex={-1}>
      {children}
    </main>
  );
}
