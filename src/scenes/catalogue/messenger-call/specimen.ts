import type { z } from 'zod';
import type { messengerCallSchema } from '#src/scenes/catalogue/messenger-call/schema.ts';
import type { SceneSpecimen } from '#src/scenes/SceneSpecimen.ts';

type Input = z.input<typeof messengerCallSchema>;

/** A leg of a desk is missing, and that is quicker said than typed. */
export const messengerCallSpecimen: SceneSpecimen<Input> = {
  en: {
    caption: 'A customer taps the handset in the chat; the agent answers with the order and the chat on screen.',
    business: 'Alder Furniture',
    clock: '3:41',
    messages: [
      { from: 'customer', text: 'The desk came today, but one leg is missing.', at: '3:36 p.m.' },
      { from: 'business', text: 'Sorry, Maya. Is there an L or an R on the other legs?', at: '3:37 p.m.' },
      { from: 'customer', text: 'Nothing at all. Quicker to say than to type!', at: '3:39 p.m.' },
    ],
    invitation: { text: 'Then call us right here.', at: '3:40 p.m.' },
    call: {
      now: 18.2,
      turns: [
        { side: 'caller', at: 1.1, until: 5.2, text: 'I have three legs here, and none of them has a letter.' },
        {
          side: 'answer',
          at: 6,
          until: 11.3,
          text: 'Then it’s the new model. I’m sending a fourth leg, free of charge.',
        },
        { side: 'caller', at: 12, until: 13.6, text: 'Great! When will it get here?' },
        { side: 'answer', at: 14.2, until: 17.4, text: 'Thursday before noon. You’ll get the link in the chat.' },
      ],
    },
    desk: {
      customer: 'Maya Lopez',
      agent: 'Priya',
      about: { label: 'Order 3180', value: 'oak desk, delivered today' },
    },
    after: 'Your desk leg is on its way, Maya: Thursday before noon.',
  },
  es: {
    caption: 'Una clienta llama desde el chat; el agente contesta con el pedido y los mensajes a la vista.',
    business: 'Muebles Alerce',
    clock: '15:41',
    messages: [
      { from: 'customer', text: 'Hoy llegó el escritorio, pero le falta una pata.', at: '15:36' },
      { from: 'business', text: 'Lo siento, Valentina. ¿Las otras patas tienen una letra?', at: '15:37' },
      { from: 'customer', text: 'Ninguna. ¡Es más fácil contarlo que escribirlo!', at: '15:39' },
    ],
    invitation: { text: 'Llámanos desde aquí mismo.', at: '15:40' },
    call: {
      now: 18.2,
      turns: [
        { side: 'caller', at: 1.1, until: 5.2, text: 'Tengo tres patas y ninguna trae letra.' },
        { side: 'answer', at: 6, until: 11.3, text: 'Entonces es el modelo nuevo. Te envío la cuarta pata sin costo.' },
        { side: 'caller', at: 12, until: 13.6, text: '¡Qué bien! ¿Y cuándo llega?' },
        { side: 'answer', at: 14.2, until: 17.4, text: 'El jueves antes del mediodía. Te paso el enlace por el chat.' },
      ],
    },
    desk: {
      customer: 'Valentina Ríos',
      agent: 'Julián',
      about: { label: 'Pedido 3180', value: 'escritorio, entregado hoy' },
    },
    after: 'Valentina, la pata de tu escritorio va en camino: llega el jueves antes del mediodía.',
  },
  pt: {
    caption: 'Uma cliente liga a partir do chat; o agente atende com a encomenda e as mensagens à vista.',
    business: 'Móveis Amieiro',
    clock: '15:41',
    messages: [
      { from: 'customer', text: 'A secretária chegou hoje, mas falta uma perna.', at: '15:36' },
      { from: 'business', text: 'Lamentamos, Inês. As outras pernas têm alguma letra?', at: '15:37' },
      { from: 'customer', text: 'Nenhuma. É mais fácil explicar do que escrever!', at: '15:39' },
    ],
    invitation: { text: 'Então ligue-nos aqui mesmo.', at: '15:40' },
    call: {
      now: 18.2,
      turns: [
        { side: 'caller', at: 1.1, until: 5.2, text: 'Tenho aqui três pernas e nenhuma tem letra.' },
        { side: 'answer', at: 6, until: 11.3, text: 'Então é o modelo novo. Envio-lhe a quarta perna sem custos.' },
        { side: 'caller', at: 12, until: 13.6, text: 'Ótimo! E quando chega?' },
        { side: 'answer', at: 14.2, until: 17.4, text: 'Quinta-feira de manhã. O link segue aqui no chat.' },
      ],
    },
    desk: {
      customer: 'Inês Matos',
      agent: 'Rui',
      about: { label: 'Encomenda 3180', value: 'secretária, entregue hoje' },
    },
    after: 'Inês, a perna da sua secretária vai a caminho: chega na quinta-feira de manhã.',
  },
  ru: {
    caption: 'Клиентка звонит прямо из чата, и оператор сразу видит её заказ и переписку.',
    business: 'Мебель Ольха',
    clock: '15:41',
    messages: [
      { from: 'customer', text: 'Стол привезли, но одной ножки нет.', at: '15:36' },
      { from: 'business', text: 'Простите, Мария! А на остальных ножках есть буква?', at: '15:37' },
      { from: 'customer', text: 'Никакой. Проще сказать, чем писать!', at: '15:39' },
    ],
    invitation: { text: 'Позвоните нам прямо отсюда.', at: '15:40' },
    call: {
      now: 18.2,
      turns: [
        { side: 'caller', at: 1.1, until: 5.2, text: 'У меня три ножки, и ни на одной нет буквы.' },
        { side: 'answer', at: 6, until: 11.3, text: 'Значит, это новая модель. Отправлю четвёртую ножку бесплатно.' },
        { side: 'caller', at: 12, until: 13.6, text: 'Отлично! А когда привезут?' },
        { side: 'answer', at: 14.2, until: 17.4, text: 'В четверг до полудня. Ссылку пришлю сюда, в чат.' },
      ],
    },
    desk: {
      customer: 'Мария Лебедева',
      agent: 'Игорь',
      about: { label: 'Заказ 3180', value: 'стол, доставлен сегодня' },
    },
    after: 'Мария, ножка для вашего стола уже в пути: привезём в четверг до полудня.',
  },
};
