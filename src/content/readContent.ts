import type { z } from 'zod';
import type { LocaleCode } from '#config/locales.ts';
import type { createContentFiles } from '#src/content/contentFiles.ts';
import {
  createLocalizedSchema,
  LOCALE_FILES,
  settingsSchema,
  taxonomySchema,
  type LocalizedContent,
  type PageDocument,
  type PageSettings,
  type Taxonomy,
} from '#src/content/document.ts';
import { footerSchema, menusSchema, type FooterMenu, type Menus } from '#src/content/menuSchema.ts';
import { redirectsSchema, type Redirect } from '#src/content/redirects.ts';
import { describeProblem, type ContentProblem } from '#src/content/parseFile.ts';
import type { AnyBlock } from '#src/shared/page.ts';

/** All content at one moment. */
export interface ContentSnapshot {
  readonly documents: ReadonlyMap<string, PageDocument>;
  readonly redirects: readonly Redirect[];
  readonly taxonomy: Taxonomy;
  readonly menus: Menus;
  readonly footer: FooterMenu;
  /** The sizes in bytes of the files that pages may offer, by address. */
  readonly files: ReadonlyMap<string, number>;
  readonly problems: readonly ContentProblem[];
}

/** Folders that hold page documents, and the path below which each is served. */
const COLLECTIONS: Readonly<Record<string, string>> = { pages: '', posts: '/blog' };

const SHARED_FILES = {
  'redirects.yaml': redirectsSchema,
  'taxonomy.yaml': taxonomySchema,
  'menus.yaml': menusSchema,
  'footer.yaml': footerSchema,
} as const;

/**
 * @param block the schema of one block
 * @returns the schema of each content file by its name; undefined for what is not content
 */
export function createSchemaOf(block: z.ZodType<AnyBlock>): (name: string) => z.ZodType | undefined {
  const localized = createLocalizedSchema(block);
  return (name) => {
    if (Object.hasOwn(SHARED_FILES, name)) return SHARED_FILES[name as keyof typeof SHARED_FILES];
    const [collection = '', ...rest] = name.split('/');
    if (!Object.hasOwn(COLLECTIONS, collection) || rest.length < 2) return undefined;
    const file = rest.at(-1) ?? '';
    if (file === 'page.yaml') return settingsSchema;
    return LOCALE_FILES.some((locale) => file === `${locale}.yaml`) ? localized : undefined;
  };
}

/** @returns of `pages/products/voicebot/en.yaml`: `/products/voicebot`; the home page is the folder `pages/home` */
export function documentPath(name: string): string {
  const [collection = '', ...rest] = name.split('/').slice(0, -1);
  const path = `${COLLECTIONS[collection] ?? ''}/${rest.join('/')}`;
  return path === '/home' ? '/' : path;
}

function assembleDocuments(values: ReadonlyMap<string, unknown>, before?: ContentSnapshot) {
  const documents = new Map<string, PageDocument>();
  for (const [name, value] of values) {
    if (!name.endsWith('/page.yaml')) continue;
    const folder = name.slice(0, -'page.yaml'.length);
    const path = documentPath(name);
    const locales: Partial<Record<LocaleCode, LocalizedContent>> = {};
    for (const locale of LOCALE_FILES as LocaleCode[]) {
      const content = values.get(`${folder}${locale}.yaml`);
      if (content) locales[locale] = content as LocalizedContent;
    }
    const next = { path, settings: value as PageSettings, locales };
    const last = before?.documents.get(path);
    documents.set(path, last && isSameDocument(last, next) ? last : next);
  }
  return documents;
}

/** The parts keep their identity while their files do, so a document has changed exactly when a part has. */
function isSameDocument(a: PageDocument, b: PageDocument): boolean {
  return (
    a.settings === b.settings && (LOCALE_FILES as LocaleCode[]).every((locale) => a.locales[locale] === b.locales[locale])
  );
}

function requireShared<Name extends keyof typeof SHARED_FILES>(values: ReadonlyMap<string, unknown>, name: Name) {
  const value = values.get(name);
  if (value === undefined) throw new Error(`The content folder has no valid ${name}`);
  return value as z.output<(typeof SHARED_FILES)[Name]>;
}

/**
 * @param files the content folder
 * @param schemaOf see `createSchemaOf`
 * @param before the last snapshot, whose unchanged documents are taken over as they are
 * @returns all content at this moment, with every problem
 * @throws when the folder, or a file that all pages need, cannot be read
 */
export async function readContent(
  files: ReturnType<typeof createContentFiles>,
  schemaOf: (name: string) => z.ZodType | undefined,
  before?: ContentSnapshot,
): Promise<ContentSnapshot> {
  const [{ values, problems }, sizes] = await Promise.all([files.read(schemaOf), files.readSizes()]);
  try {
    return {
      documents: assembleDocuments(values, before),
      redirects: requireShared(values, 'redirects.yaml'),
      taxonomy: requireShared(values, 'taxonomy.yaml'),
      menus: requireShared(values, 'menus.yaml'),
      footer: requireShared(values, 'footer.yaml'),
      files: sizes,
      problems,
    };
  } catch (error) {
    throw new AggregateContentError(problems, error);
  }
}

/** The content cannot be served at all; says everything that is wrong with it. */
class AggregateContentError extends Error {
  constructor(problems: readonly ContentProblem[], cause: unknown) {
    super([cause instanceof Error ? cause.message : String(cause), ...problems.map(describeProblem)].join('\n'), { cause });
  }
}
