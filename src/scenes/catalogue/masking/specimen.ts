import type { z } from 'zod';
import type { maskingSchema } from '#src/scenes/catalogue/masking/schema.ts';
import type { SceneSpecimen } from '#src/scenes/SceneSpecimen.ts';

type Input = z.input<typeof maskingSchema>;

const course: Input['course'] = {
  since: '18:10',
  calls: [
    { from: 'first', at: '18:24', seconds: 48 },
    { from: 'second', at: '18:51', seconds: 19 },
  ],
  now: '19:20',
  until: '20:30',
};

/** A courier and a customer, until the delivery is over. */
export const maskingSpecimen: SceneSpecimen<Input> = {
  en: {
    caption: 'Courier and customer call each other; both see one number, which ends with the delivery.',
    pair: 'Order 4417',
    number: '+1 800-555-0199',
    first: { name: 'Omar', role: 'courier', number: '+1 ••• ••• ••18' },
    second: { name: 'Elena', role: 'customer', number: '+1 ••• ••• ••63' },
    course,
  },
  es: {
    caption: 'Repartidor y clienta se llaman; ambos ven un solo número, que caduca con la entrega.',
    pair: 'Pedido 4417',
    number: '+57 600 000 0042',
    first: { name: 'Andrés', role: 'repartidor', number: '+57 ••• ••• ••18' },
    second: { name: 'Camila', role: 'clienta', number: '+57 ••• ••• ••63' },
    course,
  },
  pt: {
    caption: 'Estafeta e cliente ligam um ao outro; ambos veem um só número, que termina com a entrega.',
    pair: 'Encomenda 4417',
    number: '+351 200 000 042',
    first: { name: 'Tiago', role: 'estafeta', number: '+351 ••• ••• •18' },
    second: { name: 'Leonor', role: 'cliente', number: '+351 ••• ••• •63' },
    course,
  },
  ru: {
    caption: 'Курьер и клиентка созваниваются, и оба видят один номер; после доставки он отключается.',
    pair: 'Заказ 4417',
    number: '+7 (000) 000-00-42',
    first: { name: 'Олег', role: 'курьер', number: '+7 (•••) •••-••-18' },
    second: { name: 'Елена', role: 'клиентка', number: '+7 (•••) •••-••-63' },
    course,
  },
};
