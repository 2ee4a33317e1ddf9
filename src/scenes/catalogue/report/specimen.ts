import type { z } from 'zod';
import type { reportSchema } from '#src/scenes/catalogue/report/schema.ts';
import type { SceneSpecimen } from '#src/scenes/SceneSpecimen.ts';

type Input = z.input<typeof reportSchema>;
type Call = Input['opened']['calls'][number];

const weeks = {
  monday: '2026-09-21',
  weeks: [
    { contained: 612, transferred: 588 },
    { contained: 668, transferred: 574 },
    { contained: 701, transferred: 522 },
    { contained: 790, transferred: 528 },
    { contained: 846, transferred: 479 },
    { contained: 905, transferred: 471 },
    { contained: 934, transferred: 438 },
    { contained: 1012, transferred: 414 },
  ],
};

/** The figures of the reasons, whatever they are called. */
const reasonsOf = (order: string, time: string, address: string, broken: string): Input['reasons'] => [
  { label: order, contained: 548, transferred: 61 },
  { label: time, contained: 297, transferred: 98 },
  { label: address, contained: 134, transferred: 87 },
  { label: broken, contained: 33, transferred: 168 },
];

const openedOf = (...calls: [Call['at'], Call['length'], Call['text']][]): Input['opened'] => ({
  reason: 3,
  calls: calls.map(([at, length, text]) => ({ at, length, text })),
});

/** The address is the next thing to be taught. */
export const reportSpecimen: SceneSpecimen<Input> = {
  en: {
    caption: 'Week by week the voicebot settles more; behind each figure are the calls that it did not.',
    report: 'Voicebot, orders line',
    ...weeks,
    reasons: reasonsOf('Where is my order', 'Another delivery time', 'Another address', 'Something is broken'),
    opened: openedOf(
      ['Fri, 11:06 a.m.', 134, 'Wants it sent abroad'],
      ['Fri, 9:41 a.m.', 97, 'Two parcels, two addresses'],
      ['Thu, 5:20 p.m.', 118, 'The street is new'],
    ),
  },
  es: {
    caption: 'Cada semana el voicebot resuelve más; detrás de cada cifra están las llamadas que no resolvió.',
    report: 'Voicebot, línea de pedidos',
    ...weeks,
    reasons: reasonsOf('Dónde está mi pedido', 'Otra hora de entrega', 'Otra dirección', 'Algo llegó roto'),
    opened: openedOf(
      ['Vie, 11:06', 134, 'Lo quiere en otro país'],
      ['Vie, 9:41', 97, 'Dos paquetes, dos direcciones'],
      ['Jue, 17:20', 118, 'La calle es nueva'],
    ),
  },
  pt: {
    caption: 'Semana a semana, o voicebot resolve mais; por trás de cada número estão as chamadas que faltam.',
    report: 'Voicebot, encomendas',
    ...weeks,
    reasons: reasonsOf('Onde está a encomenda', 'Outra hora de entrega', 'Outra morada', 'Chegou danificado'),
    opened: openedOf(
      ['Sex., 11h06', 134, 'Quer receber noutro país'],
      ['Sex., 9h41', 97, 'Duas caixas, duas moradas'],
      ['Qui., 17h20', 118, 'A rua é nova'],
    ),
  },
  ru: {
    caption: 'С каждой неделей робот решает больше вопросов, а за любой цифрой видны звонки.',
    report: 'Робот, линия заказов',
    ...weeks,
    reasons: reasonsOf('Где мой заказ', 'Другое время доставки', 'Другой адрес', 'Пришло разбитым'),
    opened: openedOf(
      ['Пт, 11:06', 134, 'Отправить в другую страну'],
      ['Пт, 9:41', 97, 'Две посылки, два адреса'],
      ['Чт, 17:20', 118, 'Улица совсем новая'],
    ),
  },
};
