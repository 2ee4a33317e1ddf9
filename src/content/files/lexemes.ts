import { CST, Lexer } from 'yaml';

/** A piece of a YAML file: all of them together are the file. */
interface Lexeme {
  readonly text: string;
  /** As `CST.tokenType` says; `scalar` for a text without quotes. */
  readonly type: CST.TokenType | null;
  readonly offset: number;
}

/** @returns the pieces of YAML, which may be broken */
export function* readLexemes(source: string): Generator<Lexeme> {
  let offset = 0;
  let isText = false;
  for (const text of new Lexer().lex(source)) {
    // What the lexer puts between the pieces is no piece of the source.
    const isMark = text === CST.DOCUMENT || text === CST.FLOW_END || text === CST.SCALAR;
    if (!isMark) {
      yield { text, type: isText ? 'scalar' : CST.tokenType(text), offset };
      offset += text.length;
    }
    isText = text === CST.SCALAR;
  }
}
