import { initialsOf } from './initialsOf.ts';

test.each([
  ['Ana Lima', 'AL'],
  [' Санкт-Петербургский  банк услуг', 'СБ'],
  ['élan', 'É'],
  ['', ''],
])('%j is %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
