import { within } from './within.ts';

test('what comes is waited for, and so is why it does not', async () => {
  await expect(within(1000, 'late', Promise.resolve('here'))).resolves.toBe('here');
  await expect(within(1000, 'late', Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});

test('what does not come in time is waited for no longer', async () => {
  await expect(within(10, 'late', new Promise(() => undefined))).rejects.toThrow('late');
});
