import { createContext, Suspense, use } from 'react';
import { blockEntry } from '#src/app/registry/blocks.ts';
import { PartBoundary } from '#src/features/island/Boundary.tsx';
import { Island } from '#src/features/island/Island.tsx';
import type { AnyBlock } from '#src/shared/page/AnyBlock.ts';

/** Renders a static block to HTML, once for all requests. Given on the server only. */
export type RenderFragment = (block: AnyBlock) => string;

const FragmentContext = createContext<RenderFragment | undefined>(undefined);
/** Around pages that are rendered on the server; the browser has none and so keeps what is there. */
export const FragmentProvider = FragmentContext.Provider;

/** A static block as the hydration data names it: the server's DOM stays, so its fields are not sent. */
export interface KeptBlock extends AnyBlock {
  readonly kept: true;
  /** It came behind the shell. */
  readonly late?: true;
}

/** An island whose fields the document does not hold: they come when it wakes. */
export interface LaterBlock extends AnyBlock {
  /** The digest of the fields that the server has drawn. */
  readonly later: string;
}

/** @returns whether it comes behind the shell; of a kept block the browser knows what the server has said of it */
export function isLate(block: AnyBlock | KeptBlock): boolean {
  if ('kept' in block) return block.late === true;
  const { late } = blockEntry(block.type);
  return typeof late === 'function' ? late(block) : late === true;
}

/** One block of a page in its wrapper, whose id is the anchor of the block. One that breaks leaves the others alone. */
export function BlockView({ block }: { readonly block: AnyBlock }) {
  const content = <BlockContent block={block} />;
  if (!isLate(block)) return content;
  return <Suspense fallback={<div data-block={block.type} aria-busy="true" />}>{content}</Suspense>;
}

function BlockContent({ block }: { readonly block: AnyBlock }) {
  const renderFragment = use(FragmentContext);
  const { view: View, hydrate } = blockEntry(block.type);
  const wrapper = { id: block.id, 'data-block': block.type };
  if ('kept' in block) {
    return <div key="kept" {...wrapper} dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />;
  }
  if (renderFragment && !hydrate && !isLate(block)) {
    return <div key="kept" {...wrapper} dangerouslySetInnerHTML={{ __html: renderFragment(block) }} />;
  }
  if (hydrate) {
    const { later } = block as Partial<LaterBlock>;
    const how = { atOnce: hydrate === 'at-once', ...(later === undefined ? {} : { later }) };
    return <Island key="island" id={block.id} view={View} fields={block} wrapper={wrapper} {...how} />;
  }
  return (
    <PartBoundary key="rendered" of={block} wrapper={wrapper}>
      <View {...block} />
    </PartBoundary>
  );
}
