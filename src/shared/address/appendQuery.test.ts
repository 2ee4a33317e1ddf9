import { appendQuery } from '#src/shared/address/appendQuery.ts';

test.each([
  ['/a', '', '/a'],
  ['/a', '?', '/a'],
  ['/a', '?utm_source=x', '/a?utm_source=x'],
  ['/a?b=1', '?utm_source=x&utm_medium=y', '/a?b=1&utm_source=x&utm_medium=y'],
  ['/a#c', '?utm_source=x', '/a?utm_source=x#c'],
  ['/a?b=1#c?d', '?e=2', '/a?b=1&e=2#c?d'],
  ['/a?utm_source=old', '?utm_source=news&utm_term=t', '/a?utm_source=old&utm_term=t'],
  ['/a?b=1&b=2', '?b=3', '/a?b=1&b=2'],
  ['/a', '?b=1&b=2', '/a?b=1&b=2'],
  ['/a?', '?b', '/a?b='],
  ['/a', '?q=%D1%84+x&r=%zz', '/a?q=%D1%84+x&r=%25zz'],
  ['https://docs.site.example/kit', '?utm_source=x', 'https://docs.site.example/kit?utm_source=x'],
])('%j with %j is %j', (target, search, address) => {
  expect(appendQuery(target, search)).toBe(address);
});

test.each(['?a=\\b', '?a=\r\nb', '?//evil.example', '?#x', '?a=b c', '?\u0000'])(
  'a query like %j adds nothing that a header may not hold',
  (search) => {
    const address = appendQuery('/a', search);
    expect(address).toMatch(/^\/a(\?[\w%=&+.*-]*)?$/);
  },
);
