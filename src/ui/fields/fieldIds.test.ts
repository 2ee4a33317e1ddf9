import { describedBy } from '#src/ui/fields/fieldIds.ts';

test('a control without notes says nothing of them, and that nothing is wrong', () => {
  expect(describedBy('name', {})).toEqual({ 'aria-describedby': undefined, 'aria-invalid': false });
});

test('a hint describes and an error also invalidates, in the order in which they are to be heard', () => {
  expect(describedBy('name', { hint: 'As in your passport' })).toEqual({
    'aria-describedby': 'name-hint',
    'aria-invalid': false,
  });
  expect(describedBy('name', { hint: 'As in your passport', error: 'Is missing' })).toEqual({
    'aria-describedby': 'name-hint name-error',
    'aria-invalid': true,
  });
});
