import type { z } from 'zod';
import type { smsThreadSchema } from '#src/scenes/catalogue/sms-thread/schema.ts';
import type { SceneSpecimen } from '#src/scenes/SceneSpecimen.ts';

type Input = z.input<typeof smsThreadSchema>;

const receipts: Input['receipts'] = [
  { state: 'accepted', after: 84 },
  { state: 'sent', after: 310 },
  { state: 'delivered', after: 2400 },
  { state: 'entered', after: 7900 },
];
const event: Input['event'] = {
  file: 'POST /hooks/messages',
  language: 'json',
  code: '{\n  "event": "message.status",\n  "id": "m-a91c",\n  "status": "delivered"\n}',
};

/** A one-time code of a bank. */
export const smsThreadSpecimen: SceneSpecimen<Input> = {
  en: {
    caption: 'A one-time code reaches a phone, and its receipts arrive one after the other.',
    sender: '+1 800-555-0199',
    to: '+1 202-555-0142',
    clock: '9:41',
    messages: [
      { from: 'business', text: 'Kestrel Bank: your new card is on its way.', at: 'Tue 5:20 p.m.' },
      {
        from: 'business',
        text: '482913 is your Kestrel Bank code. It works for 5 minutes. We never ask for it by phone.',
        at: '9:41 a.m.',
      },
    ],
    code: '482913',
    receipts,
    event,
  },
  es: {
    caption: 'Un código de un solo uso llega al teléfono y los acuses de entrega llegan uno tras otro.',
    sender: 'BancoAlerce',
    to: '+57 600 000 0042',
    clock: '9:41',
    messages: [
      { from: 'business', text: 'Banco Alerce: su nueva tarjeta va en camino.', at: 'mar 17:20' },
      {
        from: 'business',
        text: '482913 es su clave de Banco Alerce. Vale 5 minutos. Nunca se la pediremos por teléfono.',
        at: '9:41',
      },
    ],
    code: '482913',
    receipts,
    event,
  },
  pt: {
    caption: 'Um código de utilização única chega ao telefone e os recibos de entrega vão aparecendo.',
    sender: 'Amieiro',
    to: '+351 200 000 042',
    clock: '9:41',
    messages: [
      { from: 'business', text: 'Banco Amieiro: o seu novo cartão vai a caminho.', at: 'ter. 17:20' },
      { from: 'business', text: '482913 é o seu código do Banco Amieiro. Expira em 5 minutos.', at: '9:41' },
    ],
    code: '482913',
    receipts,
    event,
  },
  ru: {
    caption: 'Одноразовый код приходит на телефон, и один за другим поступают отчёты о доставке.',
    sender: 'OLHABANK',
    to: '+7 (000) 000-00-42',
    clock: '9:41',
    messages: [
      { from: 'business', text: 'Ольха Банк: ваша новая карта уже в пути.', at: 'вт 17:20' },
      { from: 'business', text: '482913 – код для входа в Ольха Банк. Никому его не сообщайте.', at: '9:41' },
    ],
    code: '482913',
    receipts,
    event,
  },
};
