import type { z } from 'zod';
import type { wallboardSchema } from '#src/scenes/catalogue/wallboard/schema.ts';
import type { SceneSpecimen } from '#src/scenes/SceneSpecimen.ts';

type Input = z.input<typeof wallboardSchema>;

const today = {
  level: 86,
  target: 80,
  within: 20,
  agents: { talking: 17, available: 3, wrapUp: 4, away: 2 },
};

/** The figures of the queues, whatever they are called. */
const queuesOf = (orders: string, billing: string, returns: string, repairs: string): Input['queues'] => [
  { name: orders, waiting: [3, 4, 2, 3, 5, 4, 3, 2, 3, 4, 3, 2], longest: 18, level: 91 },
  { name: billing, waiting: [2, 2, 3, 4, 4, 6, 7, 9, 11, 10, 7, 5], longest: 64, level: 74, isOver: true },
  { name: returns, waiting: [1, 2, 2, 1, 0, 1, 2, 3, 2, 1, 1, 1], longest: 9, level: 94 },
  { name: repairs, waiting: [2, 1, 1, 2, 3, 2, 2, 1, 2, 2, 3, 1], longest: 14, level: 88 },
];

/** A rush on one queue, and the rule that takes it. */
export const wallboardSpecimen: SceneSpecimen<Input> = {
  en: {
    caption: 'Billing fills up, the queue lets more agents in, and the service level stays above its target.',
    ...today,
    board: 'Customer care',
    at: '11:24 a.m.',
    queues: queuesOf('Orders', 'Billing', 'Returns', 'Repairs'),
    rule: { text: 'Billing waits over 40 s: agents of level 3 are let in.', outcome: '5 more agents' },
  },
  es: {
    caption: 'Facturación se llena, la cola admite a más agentes y el nivel de servicio sigue sobre su objetivo.',
    ...today,
    board: 'Atención al cliente',
    at: '11:24',
    queues: queuesOf('Pedidos', 'Facturación', 'Devoluciones', 'Reparaciones'),
    rule: { text: 'Facturación espera más de 40 s: entran agentes de nivel 3.', outcome: '5 agentes más' },
  },
  pt: {
    caption: 'A fila de faturação enche, entram mais agentes, e o nível de serviço fica acima do objetivo.',
    ...today,
    board: 'Apoio ao cliente',
    at: '11h24',
    queues: queuesOf('Encomendas', 'Faturação', 'Devoluções', 'Reparações'),
    rule: { text: 'Faturação com espera acima de 40 s: entram agentes de nível 3.', outcome: 'mais 5 agentes' },
  },
  ru: {
    caption: 'Очередь по счетам растёт, подключаются ещё операторы, и уровень сервиса держится выше цели.',
    ...today,
    board: 'Клиентская служба',
    at: '11:24',
    queues: queuesOf('Заказы', 'Счета', 'Возвраты', 'Ремонт'),
    rule: { text: 'В «Счетах» ждут дольше 40 с: подключены операторы уровня 3.', outcome: 'ещё 5 операторов' },
  },
};
