import { createCloseWhenDraining } from '#src/server/middleware/closeWhenDraining.ts';
import { withBareApp } from '#tests/support/bareApp.ts';

test.each([
  [true, 'keep-alive'],
  [false, 'close'],
])('while the process is ready (%s) an answer says connection: %s', async (ready, expected) => {
  await withBareApp([createCloseWhenDraining({ ready })], {}, async (server) => {
    const answer = await server.request('/', { headers: { Connection: 'keep-alive' } });
    expect([answer.headers.connection, answer.body]).toEqual([expected, '{"next":true}']);
  });
});
