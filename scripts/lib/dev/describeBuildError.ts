import { existsSync, readFileSync } from 'node:fs';
import { locateProblem, type Place } from './locateProblem.ts';
import type { Problem } from './Problem.ts';

/** What webpack knows of an error, as far as it is used here. */
interface BuildError {
  readonly message: string;
  /** From 1; columns from 0. Of a file that loaders have changed, the place in what they made of it. */
  readonly loc?: unknown;
  readonly module?: { readonly resource?: string } | null;
  /** Where the error belongs to no module. */
  readonly file?: string;
}

/** The words before the sentence: who was asked, and by whom. */
const PREAMBLE = /^(Module (build|parse) failed[^\n]*|HookWebpackError: |ModuleBuildError: |\w*Error(: |\n)|\s)+/;

/** How Babel and PostCSS name a place: `(12:3)`. */
const PLACE = /\((\d+):(\d+)\)/;

/** What css-loader's plugin says of a module that could not be built: that is told already, with its place. */
const CONSEQUENCE = 'Execution of module code from module graph';

/**
 * @param root the repository
 * @param errors those of a compilation
 * @returns each that is a cause, once: a message is compiled for English and for the pseudo-locale
 */
export function describeBuildErrors(root: string, errors: readonly BuildError[]): Problem[] {
  const causes = errors.filter(({ message }) => !message.includes(CONSEQUENCE));
  const told = (causes.length > 0 ? causes : errors).map((error) => describeBuildError(root, error));
  const keys = told.map((problem) => JSON.stringify(problem));
  return told.filter((_problem, index) => keys.indexOf(keys[index] ?? '') === index);
}

/**
 * @param root the repository
 * @param error one of a compilation's errors
 */
export function describeBuildError(root: string, error: BuildError): Problem {
  const file = error.file ?? error.module?.resource?.replace(/\?.*$/, '');
  return locateProblem(root, sentenceOf(error.message, file), file === undefined ? undefined : placeOf(error, file));
}

function placeOf(error: BuildError, file: string): Place {
  const [, line, column] = PLACE.exec(error.message) ?? [];
  // Babel counts columns from 0, PostCSS from 1.
  const first = file.endsWith('.css') ? 0 : 1;
  if (line !== undefined) return { file, line: Number(line), column: Number(column) + first };
  const [, request] = /Can't resolve '([^']+)'/.exec(error.message) ?? [];
  if (request !== undefined) return { file, ...findText(file, request) };
  const { start } = (error.loc ?? {}) as { start?: { line?: number } };
  return { file, line: error.file === undefined ? undefined : start?.line };
}

/** Webpack places an import where the loaders have put it; the editor shows the file as it was written. */
function findText(file: string, text: string): Pick<Place, 'line' | 'column'> {
  // It may be gone by now: a block that is deleted or moved takes its files away one after the other.
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const index = lines.findIndex((line) => line.includes(text));
  return index < 0 ? {} : { line: index + 1, column: (lines[index]?.indexOf(text) ?? 0) + 1 };
}

function sentenceOf(message: string, file: string | undefined): string {
  const text = message.replace(PREAMBLE, '');
  const [sentence = ''] = text.split('\n');
  // PostCSS: the sentence stands behind the place and the file; Babel: between them.
  const plain = sentence.replace(PLACE, '').replace(file === undefined ? '' : `${file}:`, '');
  return plain.replace(file ?? '', '').trim() || text.trim();
}
