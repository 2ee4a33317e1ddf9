import { typesetMessage } from '#src/content/language/typesetMessage.ts';

test.each([
  ['es', 'los primeros {first} s completos', 'los primeros {first}_s completos'],
  [
    'ru',
    '{minutes, plural, one {# минута} other {# минуты}} — за {count} МБ',
    '{minutes, plural, one {#_минута} other {#_минуты}}_— за {count} МБ',
  ],
  ['ru', 'Нажмите <0>"Да"</0> и "<1>Нет</1>"', 'Нажмите <0>«Да»</0> и_«<1>Нет</1>»'],
  ['ru', 'Страница не найдена', 'Страница не найдена'],
  ['pt', 'Endereço de e-mail inválido', 'Endereço de e-mail inválido'],
  ['en', "Don't press '{'", "Don't press '{'"],
] as const)('%s: %s', (language, message, set) => {
  expect(typesetMessage(message, language).replaceAll('\u00a0', '_')).toBe(set);
});
