import { serializeJson } from '#src/shared/text/serializeJson.ts';

const PAYLOADS = [
  '</script>',
  '</SCRIPT >',
  '<!--',
  '<!--<script>',
  ']]>',
  '<script>alert(1)</script>',
  '\u2028\u2029',
  '\ud800',
  '\udfff\ud800',
  '"',
  '\\',
  '\\u003c',
  '</script',
  '<\\/script>',
  '&lt;',
  '\u0000',
  '\u007f',
  '‮',
  '&quot;',
  'a'.repeat(10_000),
  '',
];

test.each(PAYLOADS)('%j cannot end or comment out its script element, and reads back equal', (payload) => {
  const value = { [payload]: payload, list: [payload, null, 1, true] };
  const json = serializeJson(value);
  expect(json).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(json)).toEqual(value);
});

test('what JSON leaves out is left out, not printed as text', () => {
  expect(serializeJson({ a: undefined, b: 1 })).toBe('{"b":1}');
});
