import { isNode, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { goodEntries } from '#src/content/separateLists.ts';

/** What is wrong with a content file, in the editor's terms. */
export interface ContentProblem {
  readonly file: string;
  /** Line and field, such as `line 12, blocks.0.title`. */
  readonly place: string;
  readonly rule: string;
}

/** With problems there is a value only where what is good of a file holds by itself. */
export interface Parsed<Value> {
  readonly value?: Value;
  readonly problems: ContentProblem[];
}

/**
 * @param file name for the messages
 * @param source YAML
 * @param schema the file's schema
 * @returns the value, or every problem with its file, place and rule, and what holds nevertheless; never throws
 */
export function parseFile<Schema extends z.ZodType>(
  file: string,
  source: string,
  schema: Schema,
): Parsed<z.output<Schema>> {
  const lineCounter = new LineCounter();
  const document = parseDocument(source, { lineCounter, prettyErrors: true });
  if (document.errors.length > 0) {
    return {
      problems: document.errors.map((error) => ({
        file,
        place: `line ${String(lineCounter.linePos(error.pos[0]).line)}`,
        rule: error.message.split('\n')[0] ?? error.message,
      })),
    };
  }
  let content: unknown;
  let result: z.ZodSafeParseResult<z.output<Schema>>;
  try {
    // An alias that leads nowhere, or to too much, is found only here; a parser of Markdown may have limits of its own.
    content = document.toJS();
    result = schema.safeParse(content);
  } catch (error) {
    return { problems: [{ file, place: 'line 1', rule: error instanceof Error ? error.message : String(error) }] };
  }
  if (result.success) return { value: result.data, problems: [] };
  const lineOf = (path: PropertyKey[]): number => {
    for (let depth = path.length; depth >= 0; depth -= 1) {
      const node = document.getIn(path.slice(0, depth), true);
      if (isNode(node) && node.range) return lineCounter.linePos(node.range[0]).line;
    }
    return 1;
  };
  const value = goodEntries(schema, content, result.error) as z.output<Schema> | undefined;
  return {
    ...(value === undefined ? {} : { value }),
    problems: result.error.issues.flatMap(narrow).map(({ path, message }) => ({
      file,
      place: `line ${String(lineOf(path))}, ${path.map(String).join('.') || 'the whole file'}`,
      rule: message,
    })),
  };
}

/** Of the forms that a value may take, what is wrong with the one that it fits best: “Invalid input” helps nobody. */
function narrow(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const depth = (issues: z.core.$ZodIssue[]) => Math.max(0, ...issues.map(({ path }) => path.length));
  const branches = issue.errors.map((issues) => issues.flatMap(narrow)).filter(({ length }) => length > 0);
  const [nearest] = branches.sort((a, b) => depth(b) - depth(a) || a.length - b.length);
  return nearest?.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })) ?? [issue];
}

/** One line for a log or a terminal. */
export function describeProblem({ file, place, rule }: ContentProblem): string {
  return `${file}: ${place}: ${rule}`;
}
