import { createItem, stringifyPo, type PoItem } from 'pofile-ts';
import type { TranslatedPart } from '#src/content/translations/checkVersions.ts';
import { writeMark } from './pageMarks.ts';
import { listWords, type Translation, type TranslatedWord } from './openPages.ts';

/** Where a text stands, as the context of its message says it: file, block and field. */
interface Place {
  readonly file: string;
  /** The block; empty for the words of the page. */
  readonly id: string;
  /** Within the block or the page: `items.0.title`. */
  readonly field: string;
}

/** @returns the context of a message */
export const writeContext = ({ file, id, field }: Place) => `${file}#${id} ${field}`;

/** @returns the place that a context names; undefined where it is none of ours */
export function readContext(context: string | null): Place | undefined {
  const [, file = '', id = '', field = ''] = /^([^#\s]+)#(\S*) (\S+)$/.exec(context ?? '') ?? [];
  return file === '' ? undefined : { file, id, field };
}

/** @returns the place of a word */
export function placeOf(
  file: string,
  { id = '' }: Pick<TranslatedPart, 'id'>,
  { path }: Pick<TranslatedWord, 'path'>,
): Place {
  return { file, id, field: path.slice(id === '' ? 0 : 2).join('.') };
}

/**
 * @param translations pages in one language
 * @param language its code
 * @returns all their words as PO: a message for each text, with what is old or unconfirmed marked as fuzzy
 */
export function exportPo(translations: readonly Translation[], language: string): string {
  const items = translations.flatMap((translation) =>
    translation.parts.flatMap((part) => listWords(translation, part).map((word) => writeItem(translation, part, word))),
  );
  return stringifyPo(
    {
      headers: {
        Language: language,
        'Content-Type': 'text/plain; charset=utf-8',
        'Content-Transfer-Encoding': '8bit',
      },
      items,
    },
    { foldLength: 0 },
  );
}

function writeItem({ page, file }: Translation, part: TranslatedPart, word: TranslatedWord): PoItem {
  const { source, path, text = '' } = word;
  const isOpen = text !== '' && part.state !== 'current';
  return {
    ...createItem(),
    msgid: source,
    msgctxt: writeContext(placeOf(file, part, word)),
    msgstr: [text],
    extractedComments: [writeMark(text)],
    references: [`content/${page.file}:${String(page.yaml.lineOf(path))}`],
    flags: isOpen ? { fuzzy: true } : {},
  };
}
