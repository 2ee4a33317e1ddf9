/** Colours code when content is read, so that neither a highlighter nor its rules reach the browser. */

/** The languages whose parts get colours, and `text`, which gets none: a sample in another language is that. */
export const CODE_LANGUAGES = ['javascript', 'json', 'bash', 'text'] as const;
type CodeLanguage = (typeof CODE_LANGUAGES)[number];

/** As Markdown may name them behind three backticks. */
const FENCED: ReadonlyMap<string, CodeLanguage> = new Map([
  ...CODE_LANGUAGES.map((language) => [language, language] as const),
  ['js', 'javascript'],
  ['typescript', 'javascript'],
  ['ts', 'javascript'],
  ['sh', 'bash'],
  ['shell', 'bash'],
]);

/** @returns whose colours code in that language gets; undefined: in none that is known */
export const fencedLanguage = (name: string): CodeLanguage | undefined => FENCED.get(name);

type TokenKind = 'comment' | 'string' | 'number' | 'keyword' | 'key' | 'name';

const JS_KEYWORDS =
  'async|await|break|case|catch|const|continue|default|else|export|false|finally|for|from|function|if|import|in|interface|let|new|null|of|readonly|return|switch|throw|true|try|typeof|undefined|while';
const BASH_KEYWORDS = 'case|do|done|echo|elif|else|esac|exit|export|fi|for|function|if|in|return|then|while';
const DOUBLE = '"(?:\\\\[^]|[^"\\\\\\n])*"';
const SINGLE = "'(?:\\\\[^]|[^'\\\\\\n])*'";
const NUMBER = '(?<![\\w$])-?(?:0x[\\da-fA-F]+|\\d[\\d_]*(?:\\.\\d+)?(?:[eE][+-]?\\d+)?)\\b';

/** The first alternative that matches wins: what stands inside a string or a comment is never looked at again. */
const RULES: Record<CodeLanguage, RegExp> = {
  javascript: new RegExp(
    `(?<comment>//[^\\n]*|/\\*[^]*?(?:\\*/|$))|(?<string>${DOUBLE}|${SINGLE}|\`(?:\\\\[^]|[^\`\\\\])*\`)|(?<keyword>(?<![\\w$.])(?:${JS_KEYWORDS})(?![\\w$]))|(?<number>${NUMBER})|(?<name>[A-Za-z_$][\\w$]*(?=\\())`,
    'g',
  ),
  json: new RegExp(
    `(?<key>${DOUBLE}(?=\\s*:))|(?<string>${DOUBLE})|(?<keyword>\\b(?:true|false|null)\\b)|(?<number>${NUMBER})`,
    'g',
  ),
  bash: new RegExp(
    `(?<comment>(?<!\\S)#[^\\n]*)|(?<string>"(?:\\\\[^]|[^"\\\\])*"|'[^']*')|(?<name>(?<!\\S)--?[A-Za-z][\\w-]*)|(?<key>\\$\\{?\\w+\\}?)|(?<keyword>(?<!\\S)(?:${BASH_KEYWORDS})(?![^\\s;]))|(?<number>(?<!\\S)\\d+(?!\\S))`,
    'g',
  ),
  text: /(?!)/g,
};

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** @returns the code as escaped HTML, its parts in `<span data-token="kind">` */
export function highlight(code: string, language: CodeLanguage): string {
  let html = '';
  let end = 0;
  for (const match of code.matchAll(RULES[language])) {
    const kind = kindOf(match.groups);
    html += `${escapeHtml(code.slice(end, match.index))}<span data-token="${kind}">${escapeHtml(match[0])}</span>`;
    end = match.index + match[0].length;
  }
  return html + escapeHtml(code.slice(end));
}

function kindOf(groups: Partial<Record<string, string>> = {}): TokenKind {
  const found = Object.entries(groups).find(([, text]) => text !== undefined);
  return (found?.[0] ?? 'name') as TokenKind;
}
