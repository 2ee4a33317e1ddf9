import type { LoadableComponent } from '@loadable/component';
import type { z } from 'zod';
import type { AnyBlock } from '#src/shared/page/AnyBlock.ts';

/** A part of the server that fills blocks in, as far as the block's view has to know of it. */
interface FillingPart<Added extends object> {
  readonly fill?: (...args: never[]) => Added;
}

/** What a view is given: the fields of the schema, and what the block's server part puts among them. */
export type BlockProps<Schema extends z.ZodType<AnyBlock>, Part = undefined> = [Part] extends [FillingPart<infer Added>]
  ? Omit<z.output<Schema>, keyof Added> & Added
  : z.output<Schema>;

/** A block for server and browser: what draws it, and what that takes. */
export interface BlockDefinition<Props extends AnyBlock> {
  /** The name of its folder, as `type` stands in content files. */
  readonly type: Props['type'];
  /** In a chunk of its own, named `block-` and the type. */
  readonly view: LoadableComponent<Props>;
  /**
   * When its behaviour is there, on the page that the server has sent. `false`: it has none, so neither its code nor its data
   * are sent. `when-used`: its code comes when the visitor turns to it. `at-once`: it does something by itself, such as reading
   * the address.
   */
  readonly hydrate: false | 'when-used' | 'at-once';
  /** It waits for slow data of its own, always or as its fields say: it is streamed behind the shell. */
  readonly late?: true | ((block: Props) => boolean);
}

/**
 * Pairs a view with the schema of its fields, and with the server part that fills some of them in; a view that asks for
 * others does not compile. By their types only: neither schema nor server part gets into the browser.
 *
 * @param definition the view, and what it takes
 */
export function defineBlock<Schema extends z.ZodType<AnyBlock>, Part = undefined>(
  definition: BlockDefinition<BlockProps<Schema, Part>>,
): BlockDefinition<BlockProps<Schema, Part>> {
  return definition;
}
