import type { LoadableComponent } from '@loadable/component';
import { use, useState } from 'react';
import { IslandScope, useIslandScope } from '#src/features/island/IslandScope.tsx';
import { IslandsContext } from '#src/features/island/IslandsContext.ts';
import { useHydrated } from '#src/ui/useHydrated.ts';

interface StillProps<Fields extends object> {
  /** One on the page. */
  readonly name: string;
  readonly view: LoadableComponent<Fields>;
  readonly fields: Fields;
  readonly className?: string | undefined;
}

/** Nobody takes it over. */
const never = () => undefined;

/**
 * A part of a template that only shows something. On the page that the server has sent it is HTML: neither its code nor its
 * data get into the browser. On pages that come later it is drawn as all else.
 */
export function Still<Fields extends object>({ name, view: View, fields, className }: StillProps<Fields>) {
  const islands = use(IslandsContext);
  const hydrated = useHydrated();
  const [isServed] = useState(islands !== undefined && !hydrated);
  const scope = useIslandScope();
  if (!islands || !isServed)
    return (
      <div key="drawn" className={className}>
        <View {...fields} />
      </div>
    );
  const view = (
    <IslandScope {...scope} onAwake={never}>
      <View {...fields} />
    </IslandScope>
  );
  return (
    <div
      key="kept"
      className={className}
      dangerouslySetInnerHTML={{ __html: islands.htmlOf(name, view, fields) }}
      suppressHydrationWarning
    />
  );
}
