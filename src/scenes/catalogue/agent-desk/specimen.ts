import type { z } from 'zod';
import type { agentDeskSchema } from '#src/scenes/catalogue/agent-desk/schema.ts';
import type { SceneSpecimen } from '#src/scenes/SceneSpecimen.ts';

type Input = z.input<typeof agentDeskSchema>;

const clock = { now: 61, waited: 41 };

/** When each turn is, whatever the language. */
const timed = (first: string, second: string, third: string): Input['turns'] => [
  { side: 'caller', at: 38.2, until: 41.6, text: first },
  { side: 'answer', at: 43.1, until: 50.4, text: second },
  { side: 'caller', at: 52.7, until: 56.9, text: third },
];

/** A month is charged twice. */
export const agentDeskSpecimen: SceneSpecimen<Input> = {
  en: {
    caption: 'The agent knows why the caller rings, has the answer at hand, and finds the wrap-up written.',
    ...clock,
    queue: 'Billing',
    customer: {
      name: 'Dana Whitfield',
      number: '+1 202-555-0142',
      facts: [
        { label: 'Reason', value: 'charged twice' },
        { label: 'Identity', value: 'checked', isChecked: true },
        { label: 'Contract', value: '20-4417' },
      ],
      earlier: [
        { day: 'Oct 3', about: 'Moved to a new address' },
        { day: 'Jun 18', about: 'Ordered a router' },
      ],
    },
    turns: timed(
      'I was charged twice for October.',
      'I see both, on the 3rd and the 5th. The second one is our mistake.',
      'So when do I get my money back?',
    ),
    suggestion: {
      text: 'Within three to five working days, on the same card. Shall I text you a confirmation?',
      source: 'Refunds, section 2',
    },
    wrapUp: {
      outcome: 'Refund requested',
      note: 'Second charge of October 5 to be refunded to the same card. Customer wants a text message.',
    },
  },
  es: {
    caption: 'El agente sabe por qué llama la clienta, tiene la respuesta a mano y el resumen ya redactado.',
    ...clock,
    queue: 'Facturación',
    customer: {
      name: 'Ana Torres',
      number: '+57 600 000 0042',
      facts: [
        { label: 'Motivo', value: 'cobro doble' },
        { label: 'Identidad', value: 'verificada', isChecked: true },
        { label: 'Contrato', value: '20-4417' },
      ],
      earlier: [
        { day: '3 oct', about: 'Cambio de dirección' },
        { day: '18 jun', about: 'Pedido de un router' },
      ],
    },
    turns: timed(
      'En octubre me cobraron dos veces.',
      'Veo los dos cobros, el del 3 y el del 5. El segundo es un error nuestro.',
      '¿Y cuándo me devuelven el dinero?',
    ),
    suggestion: {
      text: 'Entre tres y cinco días hábiles, en la misma tarjeta. ¿Le mando la confirmación por SMS?',
      source: 'Devoluciones, apartado 2',
    },
    wrapUp: {
      outcome: 'Devolución solicitada',
      note: 'Devolver a la misma tarjeta el segundo cobro, del 5 de octubre. La clienta quiere un SMS.',
    },
  },
  pt: {
    caption: 'O agente sabe porque a cliente liga, tem a resposta à mão e encontra o resumo já escrito.',
    ...clock,
    queue: 'Faturação',
    customer: {
      name: 'Marta Nogueira',
      number: '+351 200 000 042',
      facts: [
        { label: 'Motivo', value: 'cobrança dupla' },
        { label: 'Identidade', value: 'confirmada', isChecked: true },
        { label: 'Contrato', value: '20-4417' },
      ],
      earlier: [
        { day: '3 out', about: 'Mudança de morada' },
        { day: '18 jun', about: 'Encomenda de um router' },
      ],
    },
    turns: timed(
      'Cobraram-me outubro duas vezes.',
      'Vejo as duas cobranças, a de dia 3 e a de dia 5. A segunda é um erro nosso.',
      'E quando recebo o dinheiro de volta?',
    ),
    suggestion: {
      text: 'Em três a cinco dias úteis, no mesmo cartão. Envio-lhe a confirmação por SMS?',
      source: 'Reembolsos, secção 2',
    },
    wrapUp: {
      outcome: 'Reembolso pedido',
      note: 'Reembolsar no mesmo cartão a segunda cobrança, de 5 de outubro. A cliente quer um SMS.',
    },
  },
  ru: {
    caption: 'Оператор знает, с чем звонят, видит готовый ответ, а итог разговора уже записан.',
    ...clock,
    queue: 'Счета и оплата',
    customer: {
      name: 'Анна Котова',
      number: '+7 (000) 000-00-42',
      facts: [
        { label: 'Вопрос', value: 'двойное списание' },
        { label: 'Личность', value: 'подтверждена', isChecked: true },
        { label: 'Договор', value: '20-4417' },
      ],
      earlier: [
        { day: '3 окт.', about: 'Новый адрес' },
        { day: '18 июн.', about: 'Заказ роутера' },
      ],
    },
    turns: timed(
      'С меня за октябрь списали деньги дважды.',
      'Вижу оба списания, от 3 и 5 октября. Второе — наша ошибка.',
      'И когда вернутся деньги?',
    ),
    suggestion: {
      text: 'В течение трёх–пяти рабочих дней, на ту же карту. Прислать вам подтверждение по SMS?',
      source: 'Возвраты, раздел 2',
    },
    wrapUp: {
      outcome: 'Оформлен возврат',
      note: 'Вернуть на ту же карту второе списание, от 5 октября. Клиентка просит прислать SMS.',
    },
  },
};
