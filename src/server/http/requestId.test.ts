import { createRequestId } from '#src/server/http/requestId.ts';

test('of ten thousand ids none is there twice, and none says how many there were', () => {
  const ids = Array.from({ length: 10_000 }, createRequestId);
  expect(new Set(ids).size).toBe(10_000);
  for (const id of ids) expect(id).toMatch(/^[\da-f]{16}$/);
  expect([...ids].sort()).not.toEqual(ids);
});
