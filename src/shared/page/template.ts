import type { LoadableComponent } from '@loadable/component';
import type { ReactNode } from 'react';
import type { Page } from '#src/shared/page/page.ts';
import type { SlotsOf } from '#src/shared/page/slots.ts';
import type { FilledOf, SettingsOf, TemplateSchema, WordsOf } from '#src/shared/page/templateSchema.ts';

type Own<Schema extends TemplateSchema> = SettingsOf<Schema> & WordsOf<Schema> & FilledOf<Schema>;

/** A page as a template is given it. A CMS may leave out what is the template's own, so each of these may be missing. */
export type PageOf<Schema extends TemplateSchema> = Page & {
  readonly [Field in keyof Own<Schema>]?: Own<Schema>[Field] | undefined;
};

/** What the view of a template is given: its page, and in each slot the blocks that stand there, drawn. */
export interface TemplateProps<Schema extends TemplateSchema> {
  readonly page: PageOf<Schema>;
  readonly slots: Readonly<Record<keyof Schema['slots'], ReactNode>>;
}

/**
 * A template for server and browser: what draws it, and where its blocks stand. Written with `satisfies`, so that a view that
 * asks for other fields or slots than the schema has does not compile.
 */
export interface TemplateDefinition<Schema extends TemplateSchema, Type extends string = string> {
  /** The name of its folder. */
  readonly name: Schema['name'];
  /** In a chunk of its own, named `page-` and the name. */
  readonly view: LoadableComponent<TemplateProps<Schema>>;
  /** What behaves in it, in chunks of their own: on the server's page their code comes when they are used. */
  readonly islands?: readonly { load(): Promise<unknown> }[];
  /** What only shows something, in one chunk of its own: the server's page has its HTML alone. */
  readonly still?: {
    readonly chunk: string;
    readonly views: readonly { load(): Promise<unknown> }[];
    /** The fields of the page that nothing else reads. */
    readonly fields: readonly (keyof Schema['filled'] & string)[];
  };
  /** In the order of the page. */
  readonly slots: SlotsOf<keyof Schema['slots'] & string, Type>;
  /** Where a page has a `longtitle`, the head calls it by that, too (SPEC part 3: records of a single solution). */
  readonly namedAtLength?: true;
}
