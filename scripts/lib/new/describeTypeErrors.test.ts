import { describeTypeErrors } from './describeTypeErrors.ts';

test('a missing row is named by its property, without the types, and once a file', () => {
  const output = [
    `src/a.ts(11,7): error TS2741: Property 'fr' is missing in type '{ en: string; es: string; }' but required in type 'Readonly<Record<"en" | "es" | "fr", string>>'.`,
    `src/b.test.ts(6,51): error TS2741: Property 'fr' is missing in type '{ en: string; }' but required in type '{ fr: string; }'.`,
    `src/b.test.ts(26,63): error TS2741: Property 'fr' is missing in type '{ pt: string; }' but required in type '{ fr: string; }'.`,
    `src/b.test.ts(26,76): error TS2741: Property 'fr' is missing in type '{ pt: string; }' but required in type '{ fr: string; }'.`,
  ].join('\n');
  expect(describeTypeErrors(output)).toEqual([
    "Mend src/a.ts, line 11: Property 'fr' is missing.",
    "Mend src/b.test.ts, lines 6, 26: Property 'fr' is missing.",
  ]);
});

test('of another fault the types that can be read stay', () => {
  const long = `{ snapshot: { menus: { header: { href: string; label: { en: string; es: string; }; }[]; }; footer: never[]; }; }`;
  const output = `src/c.ts(84,24): error TS2345: Argument of type '${long}' is not assignable to parameter of type 'Menus'.\n  Types of property are incompatible.\n`;
  expect(describeTypeErrors(output)).toEqual([
    "Mend src/c.ts, line 84: Argument of type … is not assignable to parameter of type 'Menus'.",
  ]);
});

test('what is no error is left out', () => {
  expect(describeTypeErrors('Found 0 errors.\n')).toEqual([]);
});
