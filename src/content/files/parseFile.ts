import { isMap, isNode, isScalar, visit } from 'yaml';
import type { z } from 'zod';
import { describePlace, type ContentProblem } from '#src/content/check/contentProblem.ts';
import { explainIssue, isMissing, valueAt, type IssueContext } from '#src/content/files/explainIssue.ts';
import { explainSyntax, type SyntaxProblem } from '#src/content/files/explainSyntax.ts';
import { holdReferences } from '#src/content/facts/holdReferences.ts';
import { findLostText, type LostText } from '#src/content/files/lostText.ts';
import { beginsWithMark } from '#src/content/files/quoting.ts';
import { nearestForm, schemaAt } from '#src/content/schemaParts.ts';
import type { Misfit } from '#src/content/translations/mergeValue.ts';
import { mergeWords, type TranslationSource } from '#src/content/translations/mergeWords.ts';
import { FROM, pathInPage, pathInTranslation } from '#src/content/translations/translation.ts';
import { openYaml, type Path, type YamlFile } from '#src/content/files/yamlFile.ts';
import { findNearestWord } from '#src/shared/text/editDistance.ts';
import { goodEntries } from '#src/content/files/separateLists.ts';

/** With problems there is a value only where what is good of a file holds by itself. */
interface Parsed<Value> {
  readonly value?: Value;
  /** What is good of a file that is good as a whole or not at all: better than nothing, and worse than what was there before. */
  readonly rest?: Value;
  readonly problems: ContentProblem[];
}

type Issue = z.core.$ZodIssue;

/**
 * @param file name for the messages
 * @param source YAML
 * @param schema the file's schema
 * @param of the file that a translation takes its structure from; its value is the whole page then
 * @returns the value, or every problem with its file, place and what to write instead, and what holds nevertheless; never throws
 */
export function parseFile<Schema extends z.ZodType>(
  file: string,
  source: string,
  schema: Schema,
  of?: TranslationSource,
): Parsed<z.output<Schema>> {
  const yaml = openYaml(source);
  const broken = explainSyntax(yaml);
  if (broken) return { problems: [syntaxProblem(file, yaml, broken)] };
  const orphan = of ? undefined : orphanProblem(file, yaml);
  if (orphan) return { problems: [orphan] };
  try {
    // An alias that leads nowhere, or to too much, is found only here; a parser of Markdown may have limits of its own.
    const written = openWritten(yaml, of);
    const { data, release } = holdReferences(source, written.page);
    const result = schema.safeParse(data);
    const lost = findLostText(yaml).map((each) => ({ ...each, path: written.pathInPage(each.path) }));
    if (result.success && lost.length + written.misfits.length === 0)
      return { value: release(result.data), problems: [] };
    const context = { schema, data, written: (path: Path) => writtenAt(yaml, written.pathInFile(path)) };
    const issues = result.success ? [] : result.error.issues;
    const lineOf = (path: Path) => yaml.lineOf(written.pathInFile(path));
    const own = withoutLost(withoutMisfits(issues, written), lost);
    const found = [...lost, ...describeIssues(lineOf, own, context)];
    const problems = [
      ...found.map(({ path, line, rule }) => ({ place: describePlace(path, data, line), rule: release(rule), line })),
      ...describeMisfits(yaml, written.misfits, of),
    ];
    const value = goodEntries(schema, data, [...issues, ...lost]) as z.output<Schema> | undefined;
    return {
      ...(value === undefined ? {} : { value: release(value) }),
      ...(result.success && lost.length === 0 ? { rest: release(result.data) } : {}),
      problems: problems
        .sort((a, b) => a.line - b.line)
        .map(({ line: _line, place, rule }): ContentProblem => ({ file, place, rule })),
    };
  } catch (error) {
    return { problems: [limitProblem(file, yaml, error)] };
  }
}

/** What a file says of a page, and where. */
interface Written {
  readonly page: unknown;
  readonly misfits: readonly Misfit[];
  readonly pathInFile: (path: Path) => Path;
  readonly pathInPage: (path: Path) => Path;
}

function openWritten({ document }: YamlFile, of: TranslationSource | undefined): Written {
  const own: unknown = document.toJS();
  if (!of) return { page: own, misfits: [], pathInFile: (path) => path, pathInPage: (path) => path };
  const { page, misfits } = mergeWords(of, own);
  return {
    page,
    misfits,
    pathInFile: (path) => pathInTranslation(own, page, path),
    pathInPage: (path) => pathInPage(page, path),
  };
}

/** Words by id where the blocks of a page are due: who followed the schema there would write a translation to pieces. */
function orphanProblem(file: string, yaml: YamlFile): ContentProblem | undefined {
  const { contents } = yaml.document;
  if (!isMap(contents) || !contents.has(FROM) || !isMap(contents.get('blocks'))) return undefined;
  return {
    file,
    place: describePlace(['blocks'], undefined, yaml.lineOf(['blocks'])),
    rule: 'are the words of a translation, and the file with the blocks is gone; put en.yaml back, or remove the folder',
  };
}

function describeMisfits(yaml: YamlFile, misfits: readonly Misfit[], of: TranslationSource | undefined) {
  return misfits.map(({ path, whole, rule }) => {
    const line = yaml.lineOf(path);
    return { place: describePlace(whole, of?.data, line), rule, line };
  });
}

/** What follows from words that do not fit is no problem of its own; without a page, everything does. */
function withoutMisfits(issues: readonly Issue[], { page, misfits }: Written): readonly Issue[] {
  const places = misfits.map(({ whole }) => (whole[0] === 'blocks' ? 'blocks' : whole.join('\n')));
  return page === undefined ? [] : issues.filter(({ path }) => !places.includes(path.join('\n')));
}

function syntaxProblem(file: string, yaml: YamlFile, { offset, line, rule }: SyntaxProblem): ContentProblem {
  return { file, place: placeAt(yaml, offset, line), rule };
}

function placeAt(yaml: YamlFile, offset: number, line: number): string {
  const { document } = yaml;
  const [list, index] = yaml.pathAt(offset);
  // A file that is broken has no value to ask, but blocks before the fault, and the one that holds it, may be there.
  const block = { id: document.getIn([list, index, 'id']), type: document.getIn([list, index, 'type']) };
  const path = list === 'blocks' && typeof index === 'number' ? [list, index] : [];
  return describePlace(path, { blocks: { [String(index)]: block } }, line);
}

/** `*name` in a text is a reference to YAML; the parser says so without a place. */
function limitProblem(file: string, yaml: YamlFile, error: unknown): ContentProblem {
  const message = error instanceof Error ? error.message : String(error);
  if (!message.startsWith('Unresolved alias')) return { file, rule: message };
  let offset = 0;
  let name = '';
  visit(yaml.document, {
    Alias(_key, node) {
      if (node.resolve(yaml.document)) return undefined;
      offset = node.range?.[0] ?? 0;
      name = node.source;
      return visit.BREAK;
    },
  });
  return {
    file,
    place: placeAt(yaml, offset, yaml.lineAt(offset)),
    rule: beginsWithMark('*', yaml.pathAt(offset).at(-1), `*${name}`),
  };
}

/** What follows from a text that is cut off is no problem of its own. */
function withoutLost(issues: readonly Issue[], lost: readonly LostText[]): Issue[] {
  const same = (a: Path, b: Path) => a.join('\n') === b.join('\n');
  return issues.flatMap((issue): Issue[] => {
    if (lost.some(({ path }) => same(path, issue.path))) return [];
    if (issue.code !== 'unrecognized_keys') return [issue];
    const stray = lost.filter(({ path }) => same(path.slice(0, -1), issue.path)).flatMap(({ strayKeys }) => strayKeys);
    const keys = issue.keys.filter((key) => !stray.includes(key));
    return keys.length > 0 ? [{ ...issue, keys }] : [];
  });
}

interface Finding {
  readonly path: Path;
  readonly line: number;
  readonly rule: string;
}

function describeIssues(lineOf: (path: Path) => number, found: readonly Issue[], context: IssueContext): Finding[] {
  const issues = found.flatMap((issue) => narrow(issue, context));
  return issues
    .filter((issue) => !isMisspelt(issue, issues) && !isOfAnotherKind(issue, issues))
    .map((issue) => {
      const field = issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path;
      const path = isMissing(issue, context.data) ? issue.path.slice(0, -1) : issue.path;
      return { path, line: lineOf(field), rule: explainIssue(issue, context) };
    });
}

/** @returns whether a field is missing because it is there by another name, which is a problem of its own */
function isMisspelt(issue: Issue, issues: readonly Issue[]): boolean {
  if (issue.code === 'unrecognized_keys') return false;
  const [parent, name] = [issue.path.slice(0, -1).join('\n'), String(issue.path.at(-1))];
  return issues.some(
    (other) =>
      other.code === 'unrecognized_keys' &&
      other.path.join('\n') === parent &&
      other.keys.some((key) => findNearestWord(key, [name]) === name),
  );
}

/** @returns whether it is the size of a value that is of the wrong kind, which is the problem: a text has a length, as a list has */
function isOfAnotherKind({ code, path }: Issue, issues: readonly Issue[]): boolean {
  if (code !== 'too_big' && code !== 'too_small') return false;
  return issues.some((other) => other.code === 'invalid_type' && other.path.join('\n') === path.join('\n'));
}

/** Of the forms that a value may take, what is wrong with the one that its writer had in mind. */
function narrow(issue: Issue, context: IssueContext): Issue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const union = schemaAt(context.schema, issue.path, context.data);
  const form = nearestForm(union, valueAt(context.data, issue.path));
  return (issue.errors[form] ?? []).flatMap((inner) =>
    narrow({ ...inner, path: [...issue.path, ...inner.path] }, context),
  );
}

function writtenAt({ document, source }: YamlFile, path: Path): string | undefined {
  const node = document.getIn(path, true);
  if (!isNode(node) || !node.range) return undefined;
  const [from, to] = node.range;
  const [line = ''] = source.slice(from).split('\n', 1);
  if (isScalar(node)) return node.value === null && line.startsWith('#') ? line.trimEnd() : node.source;
  const isBehindField = source.slice(source.lastIndexOf('\n', from - 1) + 1, from).trim() !== '';
  const text = source.slice(from, to).trimEnd();
  return isBehindField && line.startsWith(text) ? text : undefined;
}
