import { hasOption } from './hasOption.mjs';

test('an option is there or not, and a word that is none is answered with how the command is written', () => {
  const ask = (...args: string[]) => hasOption(args, '--all', 'npm run build');
  expect([ask(), ask('--all'), ask('--all', '--all')]).toEqual([false, true, true]);
  for (const args of [['--al'], ['all'], ['--all', 'more']])
    expect(() => ask(...args)).toThrow('Usage: npm run build [-- --all]');
});
