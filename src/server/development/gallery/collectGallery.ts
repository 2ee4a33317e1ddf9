import { parse } from 'yaml';
import { DEFAULT_LOCALE } from '#config/locales.ts';
import { DEFAULT_SITE } from '#config/sites.ts';
import { blockUnion } from '#src/app/registry/blockSchemas.ts';
import { contentSchemas } from '#src/app/registry/contentSchemas.ts';
import type { EditorSchema } from '#src/app/registry/forEditors.ts';
import { readSnippets, type Snippet } from '#src/server/development/gallery/readSnippets.ts';
import { writeSkeleton } from '#src/server/development/gallery/writeSkeleton.ts';
import type { ContentSource } from '#src/server/upstream/ContentSource.ts';
import type { AnyBlock } from '#src/shared/page/AnyBlock.ts';
import type { GalleryBlock, GalleryField } from '#src/specimens/GalleryBlock.ts';

interface GalleryOptions {
  /** The content folder, where examples are looked for. */
  readonly directory: string;
  /** The pages, where what the site fills in is filled in. */
  readonly source: Pick<ContentSource, 'getPage'>;
  /** @returns HTML */
  readonly draw: (block: AnyBlock) => Promise<string>;
}

/** @returns every block that a page may hold, in the order of its name, with what an editor has to know to use it */
export async function collectGallery({ directory, source, draw }: GalleryOptions): Promise<GalleryBlock[]> {
  const snippets = await readSnippets(directory);
  const entries = blockSchemas().map(async ([type, schema]): Promise<GalleryBlock> => {
    const snippet = snippets.get(type);
    const yaml = snippet?.yaml ?? writeSkeleton(type, schema);
    const picture = await drawExample(type, { snippet, yaml, source, draw });
    const about = schema.description ?? '';
    return { type, about, fields: fieldsOf(schema), yaml, ...(snippet ? { path: snippet.path } : {}), picture };
  });
  return Promise.all(entries);
}

/** The schema of each block for editors, by its type. */
function blockSchemas(): [string, EditorSchema][] {
  const { items } = (contentSchemas().locale?.properties?.blocks ?? {}) as EditorSchema;
  const schemas = (items as EditorSchema | undefined)?.oneOf ?? [];
  return schemas
    .map((schema): [string, EditorSchema] => [String((schema.properties?.type as EditorSchema).const), schema])
    .sort(([a], [b]) => a.localeCompare(b));
}

/** Of every block the same, so said once, above them all. */
const COMMON = new Set(['type', 'id', 'nav', 'slot', 'sites']);

function fieldsOf(schema: EditorSchema, before = ''): GalleryField[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const value = field as EditorSchema;
    if (before === '' && COMMON.has(name)) return [];
    const own = {
      name: before + name,
      required: schema.required?.includes(name) ?? false,
      description: value.description ?? '',
    };
    const inner = value.type === 'array' ? (value.items as EditorSchema) : value;
    return [own, ...fieldsOf(inner, `${before}${name}${value.type === 'array' ? '[]' : ''}.`)];
  });
}

interface Example extends Pick<GalleryOptions, 'source' | 'draw'> {
  readonly snippet: Snippet | undefined;
  readonly yaml: string;
}

async function drawExample(type: string, example: Example): Promise<GalleryBlock['picture']> {
  try {
    const block = await resolveExample(example);
    // Under a name of its own: the same id may stand on several pages.
    return { html: await example.draw({ ...block, id: `example-${type}` }) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

/** The block as its page is served with it; of one that no page uses, what its schema makes of it. */
async function resolveExample({ snippet, yaml, source }: Example): Promise<AnyBlock> {
  if (!snippet) return blockUnion.parse((parse(yaml) as unknown[])[0]);
  const { path, id } = snippet;
  const page = await source.getPage({
    contentPath: path,
    path,
    params: {},
    locale: DEFAULT_LOCALE,
    site: DEFAULT_SITE,
  });
  const block = page?.blocks.find((candidate) => candidate.id === id);
  if (!block) throw new Error(`${path} does not show it now.`);
  return block;
}
