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

/** The properties that a value takes its own from. */
function usedBy(value: readonly TokenOrValue[]): readonly string[] {
  const names: string[] = [];
  JSON.stringify(value, (_key, part: TokenOrValue | undefined) => {
    if (part?.type === 'var') names.push(part.value.name.ident);
    return part;
  });
  return names;
}

/** @returns constants that stand for one another, from one back to it; undefined where each stands for a value */
function findCircle(constants: ReadonlyMap<string, readonly TokenOrValue[]>): readonly string[] | undefined {
  const passed = new Set<string>();
  const follow = (name: string, way: readonly string[]): readonly string[] | undefined => {
    if (way.includes(name)) return [...way.slice(way.indexOf(name)), name];
    if (passed.has(name)) return undefined;
    passed.add(name);
    return firstOf(usedBy(constants.get(name) ?? []), (next) => follow(next, [...way, name]));
  };
  return firstOf([...constants.keys()], (name) => follow(name, []));
}

/** What the first of some names leads to that leads anywhere. */
function firstOf<Found>(names: readonly string[], find: (name: string) => Found | undefined): Found | undefined {
  for (const name of names) {
    const found = find(name);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * Replaces `var(--space-4)` by what it stands for, where that is a constant: declared once in all style sheets of the site, and
 * at the root, outside of any condition. The declarations go with their last use.
 *
 * @param sheets all style sheets of the site
 * @returns the same, with values in place of constants
 * @throws when constants stand for one another in a circle, and so for nothing
 */
export function inlineConstants(sheets: readonly string[]): string[] {
  const constants = findConstants(sheets);
  const circle = findCircle(constants);
  if (circle) throw new Error(`Style constants stand for one another in a circle: ${circle.join(', ')}`);
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
