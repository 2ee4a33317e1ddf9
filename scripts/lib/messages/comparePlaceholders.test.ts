import { comparePlaceholders } from './comparePlaceholders.ts';

const MINUTES = '{minutes, plural, one {# minute} other {# minutes}}';

test.each([
  ['Send it', 'Enviar'],
  [MINUTES, '{minutes, plural, one {# минута} few {# минуты} many {# минут} other {# минуты}}'],
  [MINUTES, '{minutes} min'],
  ['{count} of {all}', 'de {all}: {count}'],
  ['Read <0>the rules</0> of {name}', '<0>Las reglas</0> de {name}'],
  ['{n, plural, one {<0>one</0>} other {<0>#</0>}}', '<0>{n}</0>'],
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
])('“%s” cannot be “%s”', (message, translation, fault) => {
  expect(comparePlaceholders(message, translation, 'es')).toBe(fault);
});

const FILES = '{count, plural, one {# file} other {# files}}';

test.each([
  [FILES, 'fr', '{count, plural, one {un fichier} other {# fichiers}}'],
  [FILES, 'es', '{count, plural, =0 {nada} one {un archivo} other {# archivos}}'],
  [FILES, 'fr', '{count} {count, plural, one {fichier} other {fichiers}}'],
  [FILES, 'fr', '{count, plural, one {un fichier} other {{count} fichiers}}'],
  [FILES, 'ru', '{count, plural, one {# файл} few {# файла} many {# файлов} other {# файла}}'],
  ['{count, plural, one {file} other {files}}', 'fr', '{count, plural, one {fichier} other {fichiers}}'],
  [
    '{who, select, she {{count, plural, one {# file} other {# files}}} other {{count, plural, one {# file} other {# files}}}}',
    'fr',
    '{who, select, she {{count, plural, one {un fichier} other {# fichiers}}} other {{count} fichiers}}',
  ],
])('the number of “%s” is said in %s: “%s”', (message, locale, translation) => {
  expect(comparePlaceholders(message, translation, locale)).toBeUndefined();
});

test.each([
  [FILES, 'fr', '{count, plural, one {fichier} other {fichiers}}', 'other'],
  [FILES, 'es', '{count, plural, one {un archivo} many {de archivos} other {# archivos}}', 'many'],
  [FILES, 'ru', '{count, plural, one {# файл} few {файла} many {файлов} other {# файла}}', 'few, many'],
  [FILES, 'ru', '{count, plural, one {один файл} few {# файла} many {# файлов} other {# файла}}', 'one'],
  [
    '{count} {count, plural, one {file} other {files}}',
    'fr',
    '{count, plural, one {fichier} other {fichiers}}',
    'other',
  ],
])('the number of “%s” is lost in %s: “%s”', (message, locale, translation, forms) => {
  expect(comparePlaceholders(message, translation, locale)).toBe(`lacks the number {count} (#) in ${forms}`);
});
