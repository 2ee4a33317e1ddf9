import { readFileSync } from 'node:fs';
import path from 'node:path';
import { marked } from 'marked';
import { isScalar, Scalar } from 'yaml';
import { LOCALE_FILES } from '#src/content/document.ts';
import type { ContentSnapshot } from '#src/content/readContent.ts';
import { isFields, pathInTranslation } from '#src/content/translations/translation.ts';
import { openYaml, type Path, type YamlFile } from '#src/content/files/yamlFile.ts';
import type { Sample } from './Sample.ts';

/**
 * @param directory the content folder: what Markdown says of the language of its code is no part of what is made of it
 * @returns all code that pages show, with its place; what a language takes from the source of its page is there once
 */
export function collectSamples(snapshot: ContentSnapshot, directory: string): Sample[] {
  return [...snapshot.documents.values()].flatMap(({ folder }) =>
    LOCALE_FILES.flatMap((locale) => {
      const file = `${folder}/${locale}.yaml`;
      const value = snapshot.written.get(file)?.();
      if (value === undefined) return [];
      const inMarkdown = snapshot.words.ofLanguage.list(value).filter(({ text }) => text.includes('<pre'));
      const blocks = listBlocks(value, []);
      if (inMarkdown.length + blocks.length === 0) return [];
      const yaml = openYaml(readFileSync(path.join(directory, file), 'utf8'));
      const placeInFile = createPlaceInFile(yaml, value);
      const own = blocks.filter((block) => snapshot.locate(file, block.path).file === file);
      return [
        ...own.map((block) => ({ ...block, file, line: firstLine(yaml, placeInFile(block.path)) })),
        ...inMarkdown.flatMap(({ path: place }) =>
          listFences(yaml, placeInFile(place)).map((fence) => ({ ...fence, path: place, file })),
        ),
      ];
    }),
  );
}

/** Code of a block stands beside the name of its language. */
function listBlocks(value: unknown, at: Path): Pick<Sample, 'language' | 'code' | 'path'>[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => listBlocks(item, [...at, index]));
  if (typeof value !== 'object' || value === null) return [];
  const { language, code } = value as { readonly language?: unknown; readonly code?: unknown };
  if (typeof language === 'string' && typeof code === 'string') return [{ language, code, path: [...at, 'code'] }];
  return Object.entries(value).flatMap(([key, item]) => listBlocks(item, [...at, key]));
}

/** A translation has its blocks by id. */
function createPlaceInFile({ document }: YamlFile, page: unknown): (place: Path) => Path {
  const data: unknown = document.toJS();
  const isTranslation = isFields(data) && isFields(data.blocks);
  return (place) => (isTranslation ? pathInTranslation(data, page, place) : place);
}

function listFences(yaml: YamlFile, place: Path): Omit<Sample, 'file' | 'path'>[] {
  const source = yaml.document.getIn(place);
  if (typeof source !== 'string') return [];
  let line = firstLine(yaml, place);
  return marked.lexer(source).flatMap((token) => {
    const start = line;
    line += token.raw.split('\n').length - 1;
    if (token.type !== 'code') return [];
    const { lang = '', text } = token as { readonly lang?: string; readonly text: string };
    return [{ language: lang, code: text, line: start + 1 }];
  });
}

/** A text behind `|` begins on the line below it. */
function firstLine(yaml: YamlFile, place: Path): number {
  const node = yaml.document.getIn(place, true);
  const isBlock = isScalar(node) && (node.type === Scalar.BLOCK_LITERAL || node.type === Scalar.BLOCK_FOLDED);
  return yaml.lineOf(place) + (isBlock ? 1 : 0);
}
