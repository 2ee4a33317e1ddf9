import { dropRepeated } from './dropRepeated.ts';

test.each([
  ['a rule that comes again stands where it came last', '.a{x:1}.b{x:2}.a{x:1}', '.b{x:2}.a{x:1}'],
  ['one that says something else stays', '.a{x:1}.b{x:2}.a{x:3}', '.a{x:1}.b{x:2}.a{x:3}'],
  [
    'a condition is one rule with all that it has',
    '@media p{.a{x:1}.b{x:1}}.a{x:1}@media p{.a{x:1}.b{x:1}}',
    '.a{x:1}@media p{.a{x:1}.b{x:1}}',
  ],
  ['a string may hold what ends rules', '.a{x:"}"}.b{x:\'\\\'{\'}.a{x:"}"}', ".b{x:'\\'{'}.a{x:\"}\"}"],
  ['what has no braces is a rule too', '@layer a;.b{x:1}', '@layer a;.b{x:1}'],
  ['nothing is lost that has no end', '.a{x:1}.b{', '.a{x:1}.b{'],
])('%s', (_name, sheet, left) => {
  expect(dropRepeated(sheet)).toBe(left);
});
