import { z } from 'zod';
import { filledText } from '#src/shared/page/schema.ts';

type Shape = z.core.$ZodShape;

/** What every list says of an entry. */
const summaryShape = { path: z.string().startsWith('/'), title: filledText, description: filledText };

/**
 * What editors say of an entry, and what lists show of it. Server and scripts only: the browser gets types.
 *
 * @param name of the list
 * @param parts `template`: of the page of an entry; `about`: what `entry` in its `page.yaml` is, in a sentence for editors;
 *   `settings`: the fields there; `summary`: what a list shows beside path, title and description
 */
export function collectionSchema<
  Name extends string,
  Template extends string,
  Settings extends Shape,
  Summary extends Shape,
>(
  name: Name,
  parts: {
    readonly template: Template;
    readonly about: string;
    readonly settings: Settings;
    readonly summary: Summary;
  },
) {
  return {
    name,
    template: parts.template,
    settings: z.strictObject(parts.settings).describe(parts.about),
    summary: z.object({ ...summaryShape, ...parts.summary }),
  };
}

/**
 * The same for a list whose entries have no pages: what stands in `content/<name>/<entry>.yaml` beside its name and its
 * description in all languages.
 *
 * @param name of the list
 * @param parts `about`: what an entry is, in a sentence for editors; `settings`: its fields; `summary`: as above;
 *   `namedInEach`: its name differs from language to language, as that of a company does not
 */
export function recordSchema<Name extends string, Settings extends Shape, Summary extends Shape>(
  name: Name,
  parts: {
    readonly about: string;
    readonly settings: Settings;
    readonly summary: Summary;
    readonly namedInEach?: true;
  },
) {
  const { settings, summary } = collectionSchema(name, { ...parts, template: '' });
  return { name, settings, summary, ...(parts.namedInEach ? { namedInEach: true } : {}) };
}

/** Any of them, for code that works for all. */
export interface CollectionSchema<Name extends string = string> {
  readonly name: Name;
  /** Of the page of an entry; without it entries have no pages. */
  readonly template?: string;
  /** Without pages: each language has its own name for it. */
  readonly namedInEach?: boolean;
  readonly settings: z.ZodObject;
  readonly summary: z.ZodObject;
}

/** What `page.yaml` of an entry says of it. */
export type EntryOf<Schema extends CollectionSchema> = z.output<Schema['settings']>;
/** What a list shows of an entry. */
export type SummaryOf<Schema extends CollectionSchema> = z.output<Schema['summary']>;
