interface Test {
  readonly path: string;
}

const { SpreadSequencer } = jest.requireActual<{
  SpreadSequencer: { readonly spread: (tests: readonly Test[]) => readonly Test[] };
}>('./sequencer.cjs');

const order = (...names: readonly string[]) =>
  SpreadSequencer.spread(names.map((name) => ({ path: `/site/${name}` }))).map(({ path }) =>
    path.slice('/site/'.length),
  );

test('end-to-end tests are spread over the others, the longest first', () => {
  const tests = [
    'a.test.ts',
    'tests/forms.e2e.test.ts',
    'b.test.ts',
    'c.test.ts',
    'tests/look.e2e.test.ts',
    'd.dom.test.tsx',
  ];
  expect(order(...tests)).toEqual([
    'tests/look.e2e.test.ts',
    'a.test.ts',
    'b.test.ts',
    'tests/forms.e2e.test.ts',
    'c.test.ts',
    'd.dom.test.tsx',
  ]);
});

test('none is lost, whatever there is', () => {
  expect(order('a.test.ts', 'b.test.ts')).toEqual(['a.test.ts', 'b.test.ts']);
  expect(order('a.e2e.test.ts', 'b.e2e.test.ts')).toEqual(['a.e2e.test.ts', 'b.e2e.test.ts']);
  expect(order('a.e2e.test.ts', 'b.e2e.test.ts', 'c.test.ts')).toHaveLength(3);
  expect(order()).toEqual([]);
});
