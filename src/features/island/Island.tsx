import type { LoadableComponent } from '@loadable/component';
import { use, useCallback, useEffect, useMemo, useRef, useState, type HTMLAttributes, type ReactElement } from 'react';
import { PartBoundary } from '#src/features/island/Boundary.tsx';
import { createIsland, type Island as LivingIsland } from '#src/features/island/createIsland.ts';
import { IslandScope, useIslandScope } from '#src/features/island/IslandScope.tsx';
import { IslandsContext, type Islands } from '#src/features/island/IslandsContext.ts';
import { WordsContext } from '#src/i18n/WordsContext.ts';
import { useStores } from '#src/stores/StoresContext.tsx';
import { useHydrated } from '#src/ui/useHydrated.ts';

interface IslandProps<Fields extends object> {
  /** One on the page: the ids in it begin with this one. */
  readonly id: string;
  readonly view: LoadableComponent<Fields>;
  readonly fields: Fields;
  /** The digest of its fields, where the document holds none of them. */
  readonly later?: string;
  /** For what has to do something by itself: it wakes without being wanted. */
  readonly atOnce?: boolean;
  /** The attributes of the element around it. */
  readonly wrapper?: Omit<HTMLAttributes<HTMLDivElement>, 'style'>;
}

/**
 * A part of the page that behaves. On the page that the server has sent it is a tree of its own, whose code comes when the
 * visitor turns to it: the server's HTML works by itself until then. On pages that come later it is drawn as all else.
 */
export function Island<Fields extends object>(props: IslandProps<Fields>) {
  const islands = use(IslandsContext);
  const hydrated = useHydrated();
  const [isServed] = useState(islands !== undefined && !hydrated);
  const { view: View, fields, wrapper } = props;
  if (islands && isServed) return <ServedIsland {...props} islands={islands} />;
  return (
    <PartBoundary of={fields} wrapper={wrapper}>
      <View {...fields} />
    </PartBoundary>
  );
}

/** @throws as for code that is gone: the page is from before a deploy, or from before a change of its content */
async function bringFields({ loadFields }: Islands, id: string, digest: string): Promise<object> {
  const found = (await loadFields())[id];
  if (found?.digest === digest) return found.fields;
  throw Object.assign(new Error(`${id} is another by now`), { name: 'ChunkLoadError' });
}

function ServedIsland<Fields extends object>(props: IslandProps<Fields> & { readonly islands: Islands }) {
  const { id, view: View, fields, later, atOnce = false, wrapper, islands } = props;
  const { returned } = useStores().forms;
  const loadWords = use(WordsContext);
  const scope = useIslandScope();
  const element = useRef<HTMLDivElement>(null);
  const island = useRef<LivingIsland>(undefined);
  const [brought, setBrought] = useState<ReactElement>();
  const given = useMemo(() => <View {...fields} />, [View, fields]);
  const onAwake = useCallback(() => island.current?.onAwake(), []);
  const surround = (content: ReactElement) => (
    <IslandScope {...scope} onAwake={onAwake}>
      {content}
    </IslandScope>
  );
  const content = later === undefined ? given : brought;
  const view = content && surround(content);
  useEffect(() => {
    if (!element.current) return undefined;
    // A form that came back says at once what is wrong with it.
    const isPrecious = returned !== undefined;
    const isUrgent = atOnce || isPrecious;
    const loadContent = async () => {
      if (later === undefined) return given;
      const first = <View {...((await bringFields(islands, id, later)) as Fields)} />;
      setBrought(first);
      return first;
    };
    // The page has brought the words of what it wakes itself.
    const load = () =>
      Promise.all([loadContent(), View.load(), atOnce ? undefined : loadWords()]).then(([first]) => surround(first));
    const living = createIsland(element.current, { id, isUrgent, isPrecious, load, onBroken: islands.onBroken });
    island.current = living;
    return () => living.end();
    // oxlint-disable-next-line react/exhaustive-deps -- what the server has sent was made of the first view
  }, []);
  useEffect(() => {
    if (view) island.current?.show(view);
  });
  return (
    <div
      ref={element}
      {...wrapper}
      data-island=""
      dangerouslySetInnerHTML={{ __html: islands.htmlOf(id, surround(given), fields) }}
      suppressHydrationWarning
    />
  );
}
