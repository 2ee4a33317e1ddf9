import { checkRobots, findMissingHeaders } from './checkDelivery.ts';

const ALL = {
  'content-security-policy': "default-src 'none'",
  'strict-transport-security': 'max-age=1',
  'x-content-type-options': 'nosniff',
  'x-request-id': 'a',
};
const page = (name: string, headers: Readonly<Record<string, string>> = ALL) => ({
  publicAddress: `https://site.example/${name}`,
  headers,
});

test('pages with all headers are well', () => {
  expect(findMissingHeaders([page('a'), page('b')])).toEqual([]);
});

test.each(Object.keys(ALL))('a page without %s is named', (header) => {
  const without = Object.fromEntries(Object.entries(ALL).filter(([name]) => name !== header));
  expect(findMissingHeaders([page('a'), page('b', without), page('c')])).toEqual([
    { address: 'https://site.example/b', what: `it comes without the header ${header}` },
  ]);
});

test.each([
  ['User-agent: *\nDisallow: /\n', 1],
  ['User-agent: bad\nUser-agent: *\nDisallow: /api/\ndisallow: / \n', 1],
  ['User-agent: *\nDisallow: /api/\n', 0],
  ['User-agent: bad\nDisallow: /\n\nUser-agent: *\nDisallow:\n', 0],
])('%j keeps all away: %i', (robots, complaints) => {
  expect(checkRobots(robots)).toHaveLength(complaints);
});
