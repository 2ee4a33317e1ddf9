import { findLeftovers } from './findLeftovers.ts';

const PAGE = 'https://orvandel.example/page';

test.each([
  '·  ·',
  '- · One',
  '| Rate | · |',
  String.raw`\[x]Voicebot\[ ]Code`,
  '##',
  '- ',
  'See [](https://orvandel.example/)',
  '~~Removed: 30&#x20;~~',
  `## [Your work](${PAGE}#your-work)`,
])('%j is left over', (line) => {
  expect(findLeftovers(`Words\n\n${line}\n`, PAGE)).toHaveLength(1);
});

test.each([
  'Kit · November 17',
  '| A | B |\n| - | - |\n|   | x |',
  '- [One](https://orvandel.example/one)',
  `- [Your work](${PAGE}#your-work)`,
  '### [Another page](https://orvandel.example/other#part)',
  '```\n·  ·\n[ ]\n```',
  '---',
])('%j is not', (text) => {
  expect(findLeftovers(text, PAGE)).toEqual([]);
});
