import { type CustomProperty, type Rule, type TokenOrValue, transform, type Visitor } from 'lightningcss';

type CustomAtoms = Record<string, never>;

function visit(sheet: string, visitor: Visitor<CustomAtoms>): string {
  const { code } = transform({ filename: 'sheet.css', code: new TextEncoder().encode(sheet), visitor });
  return new TextDecoder().decode(code);
}

/** Whether a rule is `:root` alone. */
const isRoot = (rule: Rule) =>
  rule.type === 'style' &&
  rule.value.selectors.every(
    ([part, ...more]) => more.length === 0 && part?.type === 'pseudo-class' && part.kind === 'root',
  );

/** The properties of the site's own that a rule declares. */
const declaredBy = (rule: Rule): CustomProperty[] =>
  rule.type === 'style'
    ? (rule.value.declarations?.declarations ?? []).flatMap((declaration) =>
        declaration.property === 'custom' ? [declaration.value] : [],
      )
    : [];

/** As the visitor takes it back: it knows no null. */
const withoutNulls = (value: TokenOrValue[]): TokenOrValue[] =>
  JSON.parse(JSON.stringify(value, (_key, part: unknown) => part ?? undefined)) as TokenOrValue[];

/** What is declared once in all sheets, and at the root, outside of any condition. */
function findConstants(sheets: readonly string[]): Map<string, TokenOrValue[]> {
  const atRoot = new Map<string, TokenOrValue[]>();
  const counts = new Map<string, number>();
  const visitor: Visitor<CustomAtoms> = {
    StyleSheet({ rules }) {
      for (const { name, value } of rules.filter(isRoot).flatMap(declaredBy)) atRoot.set(name, withoutNulls(value));
    },
    Declaration: {
      custom({ name }) {
        counts.set(name, (counts.get(name) ?? 0) + 1);
      },
    },
  };
  for (const sheet of sheets) visit(sheet, visitor);
  return new Map([...atRoot].filter(([name]) => counts.get(name) === 1));
}

/**
 * Replaces `var(--space-4)` by what it stands for, where that is a constant: declared once in all style sheets of the site, and
 * at the root, outside of any condition. The declarations go with their last use.
 *
 * @param sheets all style sheets of the site
 * @returns the same, with values in place of constants
 */
export function inlineConstants(sheets: readonly string[]): string[] {
  const constants = findConstants(sheets);
  const inline: Visitor<CustomAtoms> = {
    Declaration: { custom: ({ name }) => (constants.has(name) ? [] : undefined) },
    Variable: ({ name }) => constants.get(name.ident),
  };
  return sheets.map((sheet) => {
    // A constant may stand for another.
    for (let text = sheet; ;) {
      const next = visit(text, inline);
      if (next === text) return text;
      text = next;
    }
  });
}
