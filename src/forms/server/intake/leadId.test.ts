import { leadId, referenceOf } from '#src/forms/server/intake/leadId.ts';
import { REFERENCE } from '#src/forms/data/reference.ts';

const content = { form: 'contact', idempotencyKey: undefined, fields: [['name', 'Ada']], files: [] } as const;
const file = (digest: string, name = 'cv.pdf', field = 'cv') => ({ field, name, digest });

test('the id of a lead looks like a UUID, and is the same each time', () => {
  expect(leadId(content)).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(leadId({ ...content })).toBe(leadId(content));
});

test.each([
  ['form', { ...content, form: 'demo' }],
  ['value', { ...content, fields: [['name', 'Eve']] }],
  ['name', { ...content, fields: [['email', 'Ada']] }],
  ['number of fields', { ...content, fields: [...content.fields, ['message', '']] }],
  ['file', { ...content, files: [file('a')] }],
  ['key', { ...content, idempotencyKey: '3d0f1b1e-0000-4000-8000-000000000001' }],
] as const)('another %s makes another lead', (_name, other) => {
  expect(leadId(other)).not.toBe(leadId(content));
});

test('a file under another name makes another lead: its digest is another, and without JavaScript nobody can change the id', () => {
  const ids = ['cv.pdf', 'my-cv.pdf'].map((name) => leadId({ ...content, files: [file('a', name)] }));
  expect(new Set(ids).size).toBe(2);
});

test('no two contents run into one', () => {
  const pairs = [
    [['a', 'b,c']],
    [['a,b', 'c']],
    [
      ['a', 'b'],
      ['c', ''],
    ],
  ] as const;
  expect(new Set(pairs.map((fields) => leadId({ ...content, fields }))).size).toBe(pairs.length);
});

test('a reference number is short, can be read aloud, and stays the same', () => {
  const references = Array.from({ length: 2000 }, (_, index) => referenceOf(String(index)));
  for (const reference of references) expect(reference).toMatch(REFERENCE);
  expect(new Set(references).size).toBe(references.length);
  expect(referenceOf('1')).toBe(references[1]);
});
