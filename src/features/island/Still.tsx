import { use, useState, type ComponentType } from 'react';
import { IslandScope, useIslandScope } from '#src/features/island/IslandScope.tsx';
import { IslandsContext } from '#src/features/island/IslandsContext.ts';
import { useHydrated } from '#src/ui/useHydrated.ts';

interface StillProps<Fields extends object> {
  /** One on the page. */
  readonly name: string;
  /** In a chunk of its own (`still` of the template) where it is much code; a little comes with the template's. */
  readonly view: ComponentType<Fields>;
  readonly fields: Fields;
  readonly className?: string | undefined;
}

/** Nobody takes it over. */
const never = () => undefined;

/**
 * A part of a template that only shows something. On the page that the server has sent it is HTML, and nothing of it is done
 * in the browser: the first day or figure that a phone writes by `Intl` takes it 100 ms. Where the template says so (`still`),
 * neither its code nor its data get there. On pages that come later it is drawn as all else.
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
