import { minifySync } from '@swc/core';
import ts from 'typescript';
import { transpileModule } from './transpileBySwc.ts';

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2024,
  module: ts.ModuleKind.ESNext,
  jsx: ts.JsxEmit.ReactJSX,
  verbatimModuleSyntax: true,
  useDefineForClassFields: true,
};
const transpile = (source: string, options: ts.CompilerOptions = {}, make = transpileModule) =>
  make(source, { compilerOptions: { ...OPTIONS, ...options }, fileName: '/site/Part.tsx', reportDiagnostics: true });

const WITH_EVERYTHING = `
import { type Shape, shapeOf } from './shape.ts';
import type { Size } from './size.ts';
export type { Size };
export class Store<T extends Shape> {
  #kept?: T;
  declare readonly size: Size;
  open = false;
  constructor(kept: T) { this.#kept = kept; }
  get(): T { return this.#kept!; }
}
export function pick(name: string): string;
export function pick(name: unknown): unknown { return name as string; }
const table = { one: 1 } satisfies Record<string, number>;
export const Part = ({ name, ...rest }: { name: string }) => (
  <p key={name} {...rest} title="&lt; &amp; é">
    {shapeOf(name)} of {table.one}
    {import(/* webpackChunkName: "part" */ './part.ts') && null}
  </p>
);
`;

test('what it makes is what TypeScript makes', () => {
  const compact = ({ outputText }: ts.TranspileOutput) =>
    minifySync(outputText, { compress: false, mangle: false, module: true }).code.replaceAll('/*#__PURE__*/', '');
  const made = transpile(WITH_EVERYTHING);
  expect(compact(made)).toBe(compact(transpile(WITH_EVERYTHING, {}, ts.transpileModule)));
  // Webpack reads it, and the minimizer has taken it away above.
  expect(made.outputText).toContain('/* webpackChunkName: "part" */');
  expect(made.sourceMapText).toBeUndefined();
});

test('in development components are marked for fast refresh, and there is a map', () => {
  const { outputText, sourceMapText } = transpile(WITH_EVERYTHING, {
    jsx: ts.JsxEmit.ReactJSXDev,
    sourceMap: true,
  });
  expect(outputText).toContain('$RefreshReg$(_c, "Part")');
  expect(outputText).toContain('react/jsx-dev-runtime');
  expect(JSON.parse(sourceMapText ?? '')).toMatchObject({ version: 3, sources: ['/site/Part.tsx'] });
  expect(transpile(WITH_EVERYTHING).outputText).not.toContain('$RefreshReg$');
});

test('what cannot be read TypeScript tells of, by its place', () => {
  const { diagnostics } = transpile('const one = 1;\nconst = 2;\n');
  expect(diagnostics?.map(({ messageText, start }) => [messageText, start])).toContainEqual([
    'Variable declaration expected.',
    21,
  ]);
});

test('what swc alone cannot read is told, and not made by another compiler in silence', () => {
  const decorated = 'const mark = (part: unknown) => part;\n@mark\nexport class Part {}\n';
  expect(() => transpile(decorated)).toThrow('Part.tsx:2:1');
});
