import type { z } from 'zod';
import type { campaignSchema } from '#src/scenes/catalogue/campaign/schema.ts';
import type { SceneSpecimen } from '#src/scenes/SceneSpecimen.ts';

type Input = z.input<typeof campaignSchema>;

const day = {
  dialed: 3120,
  reached: 1414,
  machines: 936,
  from: 9,
  pace: [1, 1.2, 1.5, 1.9, 2.2, 2.4, 2.6, 2.5, 2.1, 1.8, 1.9, 2.2, 2.5, 2.7, 2.6, 2.4],
  lost: 1.2,
  limit: 3,
  next: 14,
  callbacks: [6, 9, 8, 14, 23, 17],
} satisfies Partial<Input>;

/** What has become of each number, whatever the language. */
const listOf = (...people: [name: string, note: string][]): Input['list'] => {
  const states = ['talking', 'machine', 'callback', 'noAnswer', 'optedOut'] as const;
  return people.map(([name, note], index) => ({ name, note, state: states[index] ?? 'noAnswer' }));
};

/** Contracts are renewed. */
export const campaignSpecimen: SceneSpecimen<Input> = {
  en: {
    caption: 'The dialer keeps pace with the agents, stays under the limit, and knows whom to call back when.',
    campaign: 'Renewals, November',
    ...day,
    list: listOf(
      ['Dana Whitfield', 'with Leo, 1:12'],
      ['Paul Okafor', 'no message left'],
      ['Rosa Lind', 'today, 6 PM'],
      ['Henry Cole', 'again tomorrow, 11 AM'],
      ['Mia Torres', 'on the opt-out list'],
    ),
  },
  es: {
    caption: 'El marcador sigue el ritmo de los agentes, respeta el límite y sabe a quién devolver la llamada.',
    campaign: 'Renovaciones, noviembre',
    ...day,
    list: listOf(
      ['Ana Torres', 'con Leo, 1:12'],
      ['Pablo Mejía', 'sin dejar mensaje'],
      ['Rosa Linares', 'hoy a las 18'],
      ['Hugo Cárdenas', 'otra vez mañana a las 11'],
      ['Mía Salgado', 'en la lista de exclusión'],
    ),
  },
  pt: {
    caption: 'O marcador segue o ritmo dos agentes, respeita o limite e sabe a quem devolver a chamada.',
    campaign: 'Renovações, novembro',
    ...day,
    list: listOf(
      ['Marta Nogueira', 'com o Rui, 1:12'],
      ['Paulo Meireles', 'sem deixar mensagem'],
      ['Rosa Linhares', 'hoje às 18h'],
      ['Hugo Cardoso', 'de novo amanhã às 11h'],
      ['Inês Salgado', 'na lista de exclusão'],
    ),
  },
  ru: {
    caption: 'Система набирает номера в темпе операторов, не превышает предел и помнит, кому перезвонить.',
    campaign: 'Продление, ноябрь',
    ...day,
    list: listOf(
      ['Анна Котова', 'со Львом, 1:12'],
      ['Павел Миронов', 'без сообщения'],
      ['Роза Лапина', 'сегодня в 18'],
      ['Игорь Седов', 'снова завтра в 11'],
      ['Мария Салова', 'в списке отказов'],
    ),
  },
};
