import path from 'node:path';
import { createValidate } from '#src/forms/server/intake/createValidate.ts';
import { FORM_IDS } from '#src/forms/data/formDefinition.ts';
import { forms } from '#src/forms/data/forms.ts';
import { FORM_CASES, goodValues } from '#tests/support/formCases.ts';

const validate = createValidate(path.resolve('public'));

it.each(FORM_IDS)('takes a form %s that is filled in well', (form) => {
  expect(validate(forms[form], goodValues(forms[form]))).toEqual({});
});

it.each(FORM_CASES.map((one) => [one.form, one.field, one.rule, one.bad] as const))(
  'refuses %s without %s: %s',
  (form, field, rule, bad) => {
    const values = { ...goodValues(forms[form]), [field]: bad };
    expect(validate(forms[form], values)).toMatchObject({ [field]: rule });
  },
);

it('does not believe a flag that somebody has posted', () => {
  const values = { ...goodValues(forms.contact), phone: '123', phone_is_valid: 'true' };
  expect(validate(forms.contact, values)).toEqual({ phone: 'phoneIsValid' });
});

it('knows throw-away addresses and typos that no browser has to load', () => {
  const refused = ['a@mailinator.com', 'a@gmial.com', 'a@yahoo.co.uk', 'a@mail.ru'].map(
    (email) => validate(forms.demo, { ...goodValues(forms.demo), email }).email,
  );
  expect(refused).toEqual(Array.from({ length: 4 }, () => 'businessEmails'));
});
