import type { z } from 'zod';
import type { redactionSchema } from '#src/scenes/catalogue/redaction/schema.ts';
import type { SceneSpecimen } from '#src/scenes/SceneSpecimen.ts';

type Input = z.input<typeof redactionSchema>;

const gap: Input['gap'] = { at: 13.1, until: 24.4, digits: 16 };

/** When each turn is, whatever the language. */
const timed = (wish: string, request: string, done: string, thanks: string): Input['turns'] => [
  { side: 'caller', at: 3.2, until: 6.1, text: wish },
  { side: 'answer', at: 6.74, until: 12.6, text: request },
  { side: 'answer', at: 25.2, until: 32.3, text: done },
  { side: 'caller', at: 33.2, until: 34.9, text: thanks },
];

/** A new card is activated. */
export const redactionSpecimen: SceneSpecimen<Input> = {
  en: {
    caption: 'A customer keys in a card number; recording, transcript and log carry on without it.',
    call: 'Call 7f3a',
    line: 'Card activation',
    turns: timed(
      'I’d like to activate my new card.',
      'Please key in the sixteen digits on its front.',
      'Thank you. The card ending in 6203 is active from now on.',
      'Great, thanks.',
    ),
    gap,
    listened: { who: 'Dana Whitfield, quality', at: '4:02 p.m.' },
  },
  es: {
    caption: 'Una clienta marca el número de su tarjeta; la grabación, la transcripción y el registro siguen sin él.',
    call: 'Llamada 7f3a',
    line: 'Activación de tarjetas',
    turns: timed(
      'Quiero activar mi tarjeta nueva.',
      'Por favor, marque los dieciséis dígitos que ve en el frente.',
      'Gracias. La tarjeta terminada en 6203 ya está activa.',
      'Perfecto, gracias.',
    ),
    gap,
    listened: { who: 'Ana Torres, calidad', at: '16:02' },
  },
  pt: {
    caption: 'Uma cliente marca o número do cartão; gravação, transcrição e registo seguem sem ele.',
    call: 'Chamada 7f3a',
    line: 'Ativação de cartões',
    turns: timed(
      'Queria ativar o meu cartão novo.',
      'Marque, por favor, os dezasseis dígitos da frente do cartão.',
      'Obrigado. O cartão terminado em 6203 já está ativo.',
      'Ótimo, obrigada.',
    ),
    gap,
    listened: { who: 'Marta Nogueira, qualidade', at: '16h02' },
  },
  ru: {
    caption: 'Клиент набирает номер карты: ни в записи, ни в расшифровке, ни в журнале его нет.',
    call: 'Звонок 7f3a',
    line: 'Активация карт',
    turns: timed(
      'Хочу активировать новую карту.',
      'Наберите, пожалуйста, шестнадцать цифр с лицевой стороны.',
      'Спасибо. Карта, которая кончается на 6203, активна.',
      'Отлично, спасибо.',
    ),
    gap,
    listened: { who: 'Анна Котова, контроль', at: '16:02' },
  },
};
