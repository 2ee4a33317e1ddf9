const PSEUDO = /:(hover|focus-visible|active)/g;

/**
 * Makes `data-pseudo="hover"` on an element look as hover does on what is inside it: gives each rule of the document a
 * twin that asks for the attribute. The site's styles need no word about it.
 */
export function showPseudoStates(sheets: Iterable<CSSStyleSheet>): void {
  for (const sheet of sheets) addTwins(sheet);
}

function addTwins(group: CSSStyleSheet | CSSGroupingRule): void {
  // From the end, since each twin moves the rules behind it.
  for (let index = group.cssRules.length - 1; index >= 0; index -= 1) {
    const rule = group.cssRules[index];
    if (rule instanceof CSSStyleRule) {
      const twin = twinOf(rule);
      if (twin) group.insertRule(twin, index + 1);
    } else if (rule instanceof CSSGroupingRule) addTwins(rule);
  }
}

/** @returns the rule as it reads for an element within one that carries the attribute */
function twinOf({ selectorText, style }: CSSStyleRule): string | undefined {
  if (selectorText.search(PSEUDO) < 0) return undefined;
  const within = (_match: string, state: string) =>
    `:where([data-pseudo='${state}'] ${state === 'hover' ? '*' : ':is(a, button, input, select, textarea, summary)'})`;
  return `${selectorText.replaceAll(PSEUDO, within)} { ${style.cssText} }`;
}
