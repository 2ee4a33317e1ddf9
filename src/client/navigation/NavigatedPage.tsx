import { useLayoutEffect, useState } from 'react';
import type { Navigator } from 'react-router';
import { RoutedPage } from '#src/app/RoutedPage.tsx';
import type { Stage } from '#src/client/navigation/createStage.ts';

interface NavigatedPageProps {
  readonly stage: Stage;
  readonly navigator: Navigator;
}

/** The page that was arrived at last. */
export function NavigatedPage({ stage, navigator }: NavigatedPageProps) {
  const [drawing, setDrawing] = useState(stage.first);
  useLayoutEffect(() => stage.attach(setDrawing), [stage]);
  // After those of the page itself, which is then in the document with all its parts.
  useLayoutEffect(() => stage.drawn(drawing), [stage, drawing]);
  return <RoutedPage page={drawing.page} location={drawing.location} navigator={navigator} />;
}
