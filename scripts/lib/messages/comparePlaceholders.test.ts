import { comparePlaceholders } from './comparePlaceholders.ts';

const MINUTES = '{minutes, plural, one {# minute} other {# minutes}}';

test.each([
  ['Send it', 'Enviar'],
  [MINUTES, '{minutes, plural, one {# минута} few {# минуты} many {# минут} other {# минуты}}'],
  [MINUTES, '{minutes} min'],
  ['{count} of {all}', 'de {all}: {count}'],
  ['Read <0>the rules</0> of {name}', '<0>Las reglas</0> de {name}'],
  ['{n, plural, one {<0>one</0>} other {<0>#</0>}}', '<0>{n}</0>'],
  [MINUTES, '{minutes, plural, =0 {nada} =2 {dos minutos} one {un minuto} other {# minutos}}'],
  [MINUTES, '{minutes} {minutes, plural, one {minuto} other {minutos}}'],
  [MINUTES, '{minutes, plural, one {un minuto} other {{minutes} minutos}}'],
  ['{n, plural, one {line} other {lines}}', '{n, plural, one {línea} other {líneas}}'],
])('“%s” may be “%s”', (message, translation) => {
  expect(comparePlaceholders(message, translation, 'es')).toBeUndefined();
});

test.each([
  [
    MINUTES,
    '{minutos, plural, one {# minuto} other {# minutos}}',
    'lacks {minutes}, and has {minutos}, which the English text does not know',
  ],
  [
    '{0, plural, one {# min} other {# min}}',
    '{1} minutos',
    'lacks {0}, and has {1}, which the English text does not know',
  ],
  ['{count} of {all}', '{count} de {todos}', 'lacks {all}, and has {todos}, which the English text does not know'],
  [MINUTES, 'minutos de lectura', 'lacks {minutes}'],
  ['Read <0>the rules</0>', 'Lee <0>las reglas', 'lacks </0>'],
  ['Send it', 'Enviar <0>esto</0>', 'has <0>, </0>, which the English text does not know'],
  [MINUTES, '{minutes, plural, one {# minuto}', 'is no valid message'],
  [
    MINUTES,
    '{minutes, plural, one {un minuto} other {minutos}}',
    'does not say the number in other: write # where it belongs',
  ],
])('“%s” cannot be “%s”', (message, translation, fault) => {
  expect(comparePlaceholders(message, translation, 'es')).toBe(fault);
});

test.each([
  ['ru', '{minutes, plural, one {минута} few {# минуты} many {минут} other {# минуты}}', 'one, many'],
  // In Portuguese 0 is spoken as 1 is.
  ['pt', '{minutes, plural, one {um minuto} other {# minutos}}', 'one'],
  ['es', '{minutes, plural, one {un minuto} many {de minutos} other {# minutos}}', 'many'],
])('in %s “%s” does not say the number in %s', (locale, translation, forms) => {
  expect(comparePlaceholders(MINUTES, translation, locale)).toBe(
    `does not say the number in ${forms}: write # where it belongs`,
  );
});
