import { EMAIL_LOCAL_MAX, EMAIL_MAX, UPLOAD_LIMIT } from '#config/constants.ts';
import { RULE_NAMES, type FieldValue, type FormField, type RuleName } from '#src/forms/data/formDefinition.ts';
import { validateForm } from '#src/forms/data/validateForm.ts';
import { startCpuClock } from '#tests/support/cpuClock.ts';

const isProvider = (label: string) => ['gmail', 'mail', 'trash'].includes(label);

interface Case {
  readonly good: readonly FieldValue[];
  readonly bad: readonly FieldValue[];
}

const file = (name: string, size = 1000) => ({ name, size });
const long = (length: number, domain = '@firm.example') => 'a'.repeat(length) + domain;
/** A valid address of that many characters. */
const address = (length: number) => {
  const tail = `${'.'.padStart(51, 'b').repeat(4)}example`;
  return `${'a'.repeat(length - tail.length - 1)}@${tail}`;
};

/** Each rule to the letter of SPEC part 5. A value that is not there is the matter of the first two alone. */
const CASES: Readonly<Record<RuleName, Case>> = {
  required: {
    good: ['a', '0', 'false', file('cv.pdf', 1), ['', 'b'], '\u202Ea', 'undefined', 'NaN'],
    bad: ['', ' ', '\t\n\u00A0\u2003\uFEFF', undefined, [], [''], [' ', ''], file(''), file('cv.pdf', 0)],
  },
  allowFalse: { good: ['true'], bad: ['', undefined, 'false', 'on', 'True', '1', 'true '] },
  email: {
    good: [
      'a@b.co',
      'ana.lima+web@firma.com.br',
      "o'hara@x-y.example",
      'x@1a.de',
      ' ana@firm.example ',
      'a_b@c.travel',
      'почта@пример.рф',
      'josé@correo.example',
      'a@b.c-d.example',
      'a@xn--e1afmkfd.xn--p1ai',
      '',
      undefined,
      long(EMAIL_LOCAL_MAX + 1),
    ],
    bad: [
      'a',
      '@',
      'a@',
      '@b.co',
      'a@b',
      'a b@c.de',
      'a@b c.de',
      '.a@b.de',
      'a.@b.de',
      'a..b@c.de',
      'a@b..de',
      'a@.de',
      'a@de.',
      'a@-b.de',
      'a@b-.de',
      'a@b.1',
      'a@127.0.0.1',
      'a@b@c.de',
      'a@b.de,c@d.de',
      '"a b"@c.de',
      'a@b.de\r\nBcc: x@y.de',
      'a\u0000@b.de',
      '<script>@b.de',
      'a@b.de>',
      'mailto:a@b.de?',
      `a@${'b'.repeat(64)}.de`,
      'a\u202E@b.de',
    ],
  },
  emailLocalPart: {
    good: [long(EMAIL_LOCAL_MAX), 'a@b.co', ''],
    bad: [long(EMAIL_LOCAL_MAX + 1), long(100_000)],
  },
  emailLength: {
    good: [address(EMAIL_MAX), 'a@b.co', ''],
    bad: [address(EMAIL_MAX + 1), long(100_000)],
  },
  businessEmails: {
    good: ['a@firm.example', 'a@gmailers.example', 'a@my.gmail.com', 'gmail@firm.example', 'a@', 'a', '', undefined],
    bad: [
      'a@gmail.com',
      'a@GMAIL.com',
      'a@gmail',
      'a@mail.firm.example',
      'a@trash-can.example',
      ' a@gmail.com ',
      'a@b@gmail.de',
    ],
  },
  numeric: {
    good: ['0', '007', '12345678901234567890', ' 42 ', '', undefined],
    bad: ['-1', '1.5', '1,5', '1e3', '0x1f', '1 000', '٣', '１２', 'a', '1\u0000', '½', 'Infinity'],
  },
  phoneIsValid: { good: ['', undefined], bad: ['+1', 'call me'] },
  fileSize: {
    good: [file('a.pdf', 1), file('a.pdf', UPLOAD_LIMIT - 1), undefined],
    bad: [file('a.pdf', UPLOAD_LIMIT), file('a.pdf', Number.MAX_SAFE_INTEGER)],
  },
  onlyPdfDocDocx: {
    good: ['cv.pdf', 'CV.PDF', 'cv.doc', 'cv.docx', 'my.report.v2.final.pdf', 'резюме.docx'].map((name) => file(name)),
    bad: ['cv', 'cv.', 'cv.pdf.zip', 'cv.docm', 'pdf', '.pdfx', 'cv.pdf.', 'cv.png', 'cv.pdf/x'].map((name) =>
      file(name),
    ),
  },
  excludeExe: {
    good: ['cv.pdf', 'exe', 'cv.exec', 'combination.pdf', 'bat.doc', 'Bin Ladder.docx'].map((name) => file(name)),
    bad: ['a.exe', 'A.EXE', 'a.jar', 'a.bin', 'a.bat', 'a.com', 'cv.exe.pdf', 'a.exe '].map((name) => file(name)),
  },
};

function broken(rule: RuleName, value: FieldValue, more: Partial<FormField> = {}, values = {}) {
  const field: FormField = { name: 'field', kind: 'text', rules: [rule], ...more };
  const definition = { id: 'contact', fields: [field] } as const;
  return validateForm(definition, { field: value, ...values }, { isProvider }).field;
}

describe.each(RULE_NAMES)('%s', (rule) => {
  const { good, bad } = CASES[rule];
  it.each(good.map((value) => [value]))('takes %j', (value) => expect(broken(rule, value)).toBeUndefined());
  it.each(bad.map((value) => [value]))('refuses %j', (value) => expect(broken(rule, value)).toBe(rule));
});

describe('validateForm', () => {
  it('takes either answer to a box whose parameter says so', () => {
    for (const value of ['true', 'false', '', undefined]) {
      expect(broken('allowFalse', value, { allowFalse: 'true' })).toBeUndefined();
    }
    expect(broken('allowFalse', 'maybe', { allowFalse: 'true' })).toBe('allowFalse');
  });

  it('believes a number only with its flag', () => {
    expect(broken('phoneIsValid', '+12025550142', {}, { phone_is_valid: 'true' })).toBeUndefined();
    expect(broken('phoneIsValid', '+12025550142', {}, { phone_is_valid: 'false' })).toBe('phoneIsValid');
    expect(broken('phoneIsValid', '+12025550142', {}, { phone_is_valid: ['true'] })).toBe('phoneIsValid');
  });

  it('tells the first rule that is broken, in the order of the field', () => {
    const rules = ['required', 'email', 'businessEmails'] as const;
    const first = (value: string) => broken('required', value, { rules });
    expect(['', 'a@gmail', 'a@gmail.com', 'a@firm.example'].map(first)).toEqual([
      'required',
      'email',
      'businessEmails',
      undefined,
    ]);
  });

  it('takes a file of no bytes for none, also where none is asked for, once its name is a good one', () => {
    const rules = ['excludeExe', 'onlyPdfDocDocx'] as const;
    const names = ['', 'cv.pdf', 'cv.exe'];
    const first = (name: string) => broken('required', file(name, 0), { kind: 'file', rules });
    expect(names.map(first)).toEqual([undefined, 'required', 'excludeExe']);
  });

  it('takes a name of the prototype for a field like any other', () => {
    const fields = (['constructor', 'toString'] as const).map(
      (name) => ({ name, kind: 'text', rules: ['required'] }) as const,
    );
    const errors = validateForm({ id: 'contact', fields }, {}, { isProvider });
    expect(Object.entries(errors)).toEqual([
      ['constructor', 'required'],
      ['toString', 'required'],
    ]);
  });

  it('takes no time that grows faster than the address', () => {
    const worked = startCpuClock();
    for (const hostile of [
      'a.'.repeat(50_000),
      `a@${'a-'.repeat(50_000)}`,
      `a@${'a.'.repeat(50_000)}`,
      '@'.repeat(100_000),
    ]) {
      expect(broken('email', hostile)).toBe('email');
    }
    expect(worked()).toBeLessThan(1000);
  });
});
