import { LazyMap } from '#src/content/files/lazyMap.ts';

function setUp() {
  const made: string[] = [];
  const map = new LazyMap(new Set(['b', 'a', 'c']), (name) => {
    made.push(name);
    return { name };
  });
  return { map, made };
}

test('a value is made when it is asked for, once, and none for a name that is not there', () => {
  const { map, made } = setUp();
  expect([map.size, map.has('a'), map.has('x'), [...map.keys()]]).toEqual([3, true, false, ['b', 'a', 'c']]);
  expect(made).toEqual([]);
  expect(map.get('a')).toBe(map.get('a'));
  expect(map.get('x')).toBeUndefined();
  expect(made).toEqual(['a']);
});

test('whoever goes through it gets what others had, in the order of the names', () => {
  const { map, made } = setUp();
  const a = map.get('a');
  const seen: string[] = [];
  map.forEach(({ name }, key) => seen.push(name + key));
  expect([...map].map(([name]) => name)).toEqual(['b', 'a', 'c']);
  expect([...map.values()][1]).toBe(a);
  expect([...map.entries()][1]?.[1]).toBe(a);
  expect(seen).toEqual(['bb', 'aa', 'cc']);
  expect(made).toEqual(['a', 'b', 'c']);
});
