/** Calls that only make something: nobody misses it where it is not used. */
const CALLS =
  /^((?:const|let|var) \w+ = )((?:React(?:\$\d+)?\.(?:createContext|memo|forwardRef)|Symbol|new (?:Set|Map|WeakMap|URL))\()/gm;

/** A class whose base or static field is looked up when it is declared, which for all that a minimizer knows may do something. */
const CLASSES = /^(var \w+ = )(class extends [^\n]*\{\n[\s\S]*?^\})(?=;$)/gm;

/** A name for developer tools. */
const NAMES = /^\w+\.displayName = "\w+";$/gm;

/**
 * Marks declarations at the top of a module as pure, so that the minimizer drops those that nothing uses, and all that hangs on
 * them: react-router keeps its data router alive by a `React.memo` alone (docs/decisions/0042).
 *
 * @param source a module of a package
 * @returns the same, marked
 */
export const markPure = (source: string): string =>
  source.replace(CALLS, '$1/* @__PURE__ */ $2').replace(CLASSES, '$1/* @__PURE__ */ (() => $2)()').replace(NAMES, '');
