import type { z } from 'zod';
import type { bookingSchema } from '#src/scenes/catalogue/booking/schema.ts';
import type { SceneSpecimen } from '#src/scenes/SceneSpecimen.ts';

type Input = z.input<typeof bookingSchema>;

const week = {
  monday: '2026-11-16',
  from: 840,
  taken: [
    { day: 1, slot: 1, length: 3 },
    { day: 1, slot: 5, length: 4 },
    { day: 2, slot: 2, length: 2 },
    { day: 2, slot: 4, length: 3 },
    { day: 3, slot: 1, length: 4 },
    { day: 3, slot: 7, length: 2 },
    { day: 4, slot: 1, length: 2 },
    { day: 4, slot: 4, length: 2 },
    { day: 4, slot: 8 },
    { day: 5, slot: 1, length: 4 },
    { day: 5, slot: 6, length: 3 },
  ],
  offered: { day: 3, slot: 5 },
} satisfies Partial<Input>;

/** When each turn is, whatever the language. */
const timed = (wish: string, offer: string, choice: string): Input['turns'] => [
  { side: 'caller', at: 3.1, until: 6.8, text: wish },
  { side: 'answer', at: 7.44, until: 12.9, text: offer },
  { side: 'caller', at: 13.8, until: 15.2, text: choice },
];

/** A check-up is booked. */
export const bookingSpecimen: SceneSpecimen<Input> = {
  en: {
    caption: 'The voicebot reads the calendar, offers two times and books one while the patient is on the phone.',
    calendar: 'Dr. Alvarez',
    call: 'Call 7f3a',
    ...week,
    booked: { day: 4, slot: 6, who: 'Dana W.', what: 'check-up' },
    turns: timed(
      'I need a check-up this week, after four if possible.',
      'Dr. Alvarez is free on Wednesday at four, or on Thursday at half past four.',
      'Thursday, please.',
    ),
    message: 'Thursday, November 19, 4:30\u00a0PM, Dr.\u00a0Alvarez. Reply C to cancel.',
  },
  es: {
    caption: 'El voicebot consulta la agenda, ofrece dos horas y reserva una durante la llamada.',
    calendar: 'Dra. Ibarra',
    call: 'Llamada 7f3a',
    ...week,
    booked: { day: 4, slot: 6, who: 'Ana T.', what: 'revisión' },
    turns: timed(
      'Necesito una revisión esta semana, si puede ser después de las cuatro.',
      'La doctora Ibarra tiene el miércoles a las cuatro o el jueves a las cuatro y media. ¿Qué prefiere?',
      'El jueves, por favor.',
    ),
    message: 'Jueves 19 de noviembre, 16:30, Dra. Ibarra. Para cancelar, responda C.',
  },
  pt: {
    caption: 'O voicebot consulta a agenda, propõe duas horas e marca uma durante a chamada.',
    calendar: 'Dra. Pimentel',
    call: 'Chamada 7f3a',
    ...week,
    booked: { day: 4, slot: 6, who: 'Marta N.', what: 'consulta' },
    turns: timed(
      'Preciso de uma consulta esta semana, de preferência depois das quatro.',
      'A doutora Pimentel tem quarta-feira às quatro ou quinta às quatro e meia. Qual prefere?',
      'Quinta-feira, por favor.',
    ),
    message: 'Quinta-feira, 19 de novembro, 16h30, Dra. Pimentel. Para cancelar, responda C.',
  },
  ru: {
    caption: 'Робот смотрит расписание, предлагает два времени и записывает пациента прямо во время звонка.',
    calendar: 'Врач Орлова Е. П.',
    call: 'Звонок 7f3a',
    ...week,
    booked: { day: 4, slot: 6, who: 'Анна К.', what: 'осмотр' },
    turns: timed(
      'Мне нужно на осмотр на этой неделе, лучше после четырёх.',
      'У доктора Орловой свободно в среду в четыре или в четверг в половине пятого. Куда вас записать?',
      'На четверг, пожалуйста.',
    ),
    message: 'Четверг, 19 ноября, 16:30, врач Орлова Е. П. Возьмите с собой паспорт.',
  },
};
