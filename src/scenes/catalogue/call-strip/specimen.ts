import type { z } from 'zod';
import type { callStripSchema } from '#src/scenes/catalogue/call-strip/schema.ts';
import type { SceneSpecimen } from '#src/scenes/SceneSpecimen.ts';

type Input = z.input<typeof callStripSchema>;

const events: Input['events'] = [
  { name: 'call.answered', took: 0 },
  { name: 'orders.find', took: 142 },
  { name: 'slots.list', took: 88 },
  { name: 'slot.moved', took: 96, status: 200 },
  { name: 'driver.note', took: 41, status: 200 },
];
const code: Input['code'] = {
  file: 'delivery.js',
  language: 'javascript',
  code: "const { orders } = call.data;\ncall.on('turn', async ({ text }) => {\n  const facts = await http.get(orders);\n  await call.say(\n    await model.reply(text, { facts }),\n  );\n});",
  running: 3,
};

/** A delivery is moved. */
export const callStripSpecimen: SceneSpecimen<Input> = {
  en: {
    caption: 'A voicebot moves a delivery, and the order is changed before the caller hangs up.',
    call: 'Call 7f3a',
    way: '+1 202-555-0142 → Delivery line',
    now: 21.4,
    turns: [
      { side: 'caller', at: 4.2, until: 8.3, text: 'My parcel is due today, but I won’t be home before six.' },
      {
        side: 'answer',
        at: 8.94,
        until: 14.2,
        text: 'Order 4417, due by 4 p.m. I can move it to 7 to 9 this evening, or to tomorrow before noon.',
      },
      { side: 'caller', at: 15.1, until: 17.4, text: 'This evening. Can the driver call me first?' },
      { side: 'answer', at: 18.01, until: 21.2, text: 'Done. Between 7 and 9, and the driver calls first.' },
    ],
    events,
    code,
    record: {
      title: 'Order 4417',
      rows: [
        { label: 'Delivery', value: '7 to 9 p.m.', isNew: true },
        { label: 'Driver', value: 'calls before arrival' },
        { label: 'Handled by', value: 'voicebot' },
      ],
    },
  },
  es: {
    caption: 'Un voicebot cambia la hora de una entrega y el pedido queda actualizado antes de colgar.',
    call: 'Llamada 7f3a',
    way: '+57 600 000 0042 → Entregas',
    now: 21.4,
    turns: [
      { side: 'caller', at: 4.2, until: 8.3, text: 'Hoy me llega un paquete, pero no estoy en casa hasta las seis.' },
      {
        side: 'answer',
        at: 8.94,
        until: 14.2,
        text: 'Es el pedido 4417, previsto antes de las 16 h. Puedo pasarlo a hoy de 19 a 21 h o a mañana temprano.',
      },
      { side: 'caller', at: 15.1, until: 17.4, text: 'Hoy por la noche. ¿El repartidor me puede llamar antes?' },
      { side: 'answer', at: 18.01, until: 21.2, text: 'Listo. Hoy de 19 a 21 h, y te llama antes de llegar.' },
    ],
    events,
    code,
    record: {
      title: 'Pedido 4417',
      rows: [
        { label: 'Entrega', value: 'de 19 a 21 h', isNew: true },
        { label: 'Repartidor', value: 'llama antes de llegar' },
        { label: 'Atendido por', value: 'voicebot' },
      ],
    },
  },
  pt: {
    caption: 'Um voicebot muda uma entrega, e a encomenda fica atualizada antes de o cliente desligar.',
    call: 'Chamada 7f3a',
    way: '+351 200 000 042 → Entregas',
    now: 21.4,
    turns: [
      { side: 'caller', at: 4.2, until: 8.3, text: 'Tenho uma encomenda para hoje, mas só chego a casa às seis.' },
      {
        side: 'answer',
        at: 8.94,
        until: 14.2,
        text: 'É a encomenda 4417, prevista até às 16h. Posso passá-la para hoje, das 19h às 21h, ou para amanhã de manhã.',
      },
      { side: 'caller', at: 15.1, until: 17.4, text: 'Hoje à noite. O estafeta pode ligar-me antes?' },
      { side: 'answer', at: 18.01, until: 21.2, text: 'Está marcado. Hoje das 19h às 21h, e o estafeta liga antes.' },
    ],
    events,
    code,
    record: {
      title: 'Encomenda 4417',
      rows: [
        { label: 'Entrega', value: 'das 19h às 21h', isNew: true },
        { label: 'Estafeta', value: 'liga antes de chegar' },
        { label: 'Atendido por', value: 'voicebot' },
      ],
    },
  },
  ru: {
    caption: 'Робот переносит доставку, и заказ меняется ещё до конца разговора.',
    call: 'Звонок 7f3a',
    way: '+7 (000) 000-00-42 → Доставка',
    now: 21.4,
    turns: [
      {
        side: 'caller',
        at: 4.2,
        until: 8.3,
        text: 'Сегодня должна прийти посылка, но я буду дома только после шести.',
      },
      {
        side: 'answer',
        at: 8.94,
        until: 14.2,
        text: 'Заказ 4417, привезём до 16:00. Могу перенести на сегодня с 19 до 21 или на завтра до полудня.',
      },
      { side: 'caller', at: 15.1, until: 17.4, text: 'Давайте сегодня вечером. Курьер может позвонить заранее?' },
      { side: 'answer', at: 18.01, until: 21.2, text: 'Готово: сегодня с 19 до 21, курьер позвонит перед приездом.' },
    ],
    events,
    code,
    record: {
      title: 'Заказ 4417',
      rows: [
        { label: 'Доставка', value: 'с 19:00 до 21:00', isNew: true },
        { label: 'Курьер', value: 'звонит перед приездом' },
        { label: 'Принял', value: 'голосовой робот' },
      ],
    },
  },
};
