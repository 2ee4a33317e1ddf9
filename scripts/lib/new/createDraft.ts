import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, type FormatConfig } from 'oxfmt';
import { Refusal } from './Refusal.ts';
import { refuseClash } from './takenNames.ts';

/** Files as they are to be, in memory until all of them are known: what is refused halfway leaves nothing behind. */
export interface Draft {
  /** The text of a file, with the changes so far. @throws {Refusal} when there is none */
  read(file: string): string;
  /** @throws {Refusal} when the file is there already */
  create(file: string, text: string): void;
  /**
   * Puts text in place of what stands at a place that must be there.
   *
   * @param place matches the text to replace, once
   * @param replace makes the new text of it
   * @throws {Refusal} when the file looks otherwise
   */
  change(file: string, place: RegExp, replace: (found: string) => string): void;
  /** Puts the whole text of a file anew. */
  rewrite(file: string, text: string): void;
  /** Writes everything, TypeScript formatted. @returns the files, in the order of the changes */
  write(): Promise<string[]>;
}

/** @param root the repository */
export function createDraft(root: string): Draft {
  const texts = new Map<string, string>();
  const read = (file: string): string => {
    const known = texts.get(file);
    if (known !== undefined) return known;
    const place = path.join(root, file);
    if (!existsSync(place)) throw new Refusal(`There is no ${file}.`);
    return readFileSync(place, 'utf8');
  };
  return {
    read,
    create(file, text) {
      if (existsSync(path.join(root, file))) throw new Refusal(`${file} is there already: nothing was written.`);
      if (/\.tsx?$/.test(file)) refuseClash(file, text);
      texts.set(file, text);
    },
    change(file, place, replace) {
      const text = read(file);
      const found = place.exec(text);
      if (!found) throw new Refusal(`${file} does not look as expected (${place.source}): nothing was written.`);
      const end = found.index + found[0].length;
      texts.set(file, text.slice(0, found.index) + replace(found[0]) + text.slice(end));
    },
    rewrite(file, text) {
      texts.set(file, text);
    },
    async write() {
      const style = JSON.parse(readFileSync(path.join(root, '.oxfmtrc.json'), 'utf8')) as FormatConfig;
      const entries = [...texts].map(
        async ([file, text]) => [path.join(root, file), await formatted(file, text, style)] as const,
      );
      // Nothing waits in between: whoever stops the command stops it before the first file, or after the last.
      for (const [place, text] of await Promise.all(entries)) {
        mkdirSync(path.dirname(place), { recursive: true });
        writeFileSync(place, text);
      }
      return [...texts.keys()];
    },
  };
}

/** Content and documents keep the form that people gave them. */
async function formatted(file: string, text: string, style: FormatConfig): Promise<string> {
  if (!/\.(tsx?|mjs)$/.test(file)) return text;
  const { code, errors } = await format(file, text, style);
  if (errors.length > 0) throw new Error(`${file} cannot be formatted: ${errors[0]?.message ?? ''}`);
  return code;
}
