import { createUuid } from '#src/shared/text/createUuid.ts';

test('it is a UUID of version 4, and another each time', () => {
  const ids = Array.from({ length: 100 }, () => createUuid());
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(ids.join('')).toMatch(/[a-f]/);
  expect(new Set(ids).size).toBe(100);
});
