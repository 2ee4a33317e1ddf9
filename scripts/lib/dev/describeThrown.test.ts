import { describeThrown } from './describeThrown.ts';

const root = process.cwd();

const thrownAt = (...frames: string[]) =>
  Object.assign(new RangeError('Too far'), { stack: ['RangeError: Too far', ...frames].join('\n') });

test('the first place of the stack that is ours, past the packages and Node itself', () => {
  const error = thrownAt(
    `    at ${root}/node_modules/react-dom/server.js:10:2`,
    '    at node:internal/process/task_queues:95:5',
    `    at Hero (${root}/src/blocks/hero/Hero.tsx:3:1)`,
    `    at ${root}/server.ts:1:1`,
  );
  const problem = describeThrown(root, error);
  expect(problem).toMatchObject({
    message: 'RangeError: Too far',
    file: 'src/blocks/hero/Hero.tsx',
    line: 3,
  });
  expect(problem.frame).toContain('> 3 |');
});

test('what the site has wrapped is said as it was thrown', () => {
  const error = new Error('Internal', { cause: thrownAt(`    at ${root}/server.ts:2:1`) });
  expect(describeThrown(root, error)).toMatchObject({ message: 'RangeError: Too far', file: 'server.ts', line: 2 });
});

test('without a place of ours only what it says', () => {
  expect(describeThrown(root, thrownAt('    at node:fs:1:1'))).toEqual({ message: 'RangeError: Too far' });
  expect(describeThrown(root, 'a string')).toEqual({ message: 'a string' });
});
