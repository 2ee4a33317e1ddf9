import { describedBy } from '#src/ui/fields/fieldIds.ts';

test('a control without notes says nothing of them', () => {
  expect(describedBy('name', {})).toEqual({ 'aria-describedby': undefined, 'aria-invalid': undefined });
});

test('a hint describes and an error also invalidates, in the order in which they are to be heard', () => {
  expect(describedBy('name', { hint: 'As in your passport' })).toEqual({
    'aria-describedby': 'name-hint',
    'aria-invalid': undefined,
  });
  expect(describedBy('name', { hint: 'As in your passport', error: 'Is missing' })).toEqual({
    'aria-describedby': 'name-hint name-error',
    'aria-invalid': true,
  });
});
