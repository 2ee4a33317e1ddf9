import { readFileSync } from 'node:fs';
import { markPure } from './pureDeclarations.ts';

test('what a call makes is marked, at the top of the module only', () => {
  expect(markPure('const A = React$1.createContext(null);')).toBe(
    'const A = /* @__PURE__ */ React$1.createContext(null);',
  );
  expect(markPure('let b = new Set(list);')).toBe('let b = /* @__PURE__ */ new Set(list);');
  for (const kept of ['  const A = React.memo(View);', 'const A = start(React.memo(View));', 'register(new Set());'])
    expect(markPure(kept)).toBe(kept);
});

test('a class that has a base is made by a call, which is marked', () => {
  const source =
    'var Boundary = class extends React.Component {\n  static contextType = Place;\n  render() {\n    return {};\n  }\n};\n';
  const marked = markPure(source);
  expect(marked).toMatch(
    /^var Boundary = \/\* @__PURE__ \*\/ \(\(\) => class extends React\.Component \{[^]*\n\}\)\(\);\n$/,
  );
});

test('the package that it is for is written as it is read here', () => {
  const marked = markPure(readFileSync('node_modules/react-router/dist/production/lib/hooks.js', 'utf8'));
  expect(marked).toContain('RenderErrorBoundary = /* @__PURE__ */ (() => class');
  const components = readFileSync('node_modules/react-router/dist/production/lib/components.js', 'utf8');
  expect(markPure(components)).toContain('MemoizedDataRoutes = /* @__PURE__ */ React$1.memo');
});
