import type { z } from 'zod';
import type { invoiceSchema } from '#src/scenes/catalogue/invoice/schema.ts';
import type { SceneSpecimen } from '#src/scenes/SceneSpecimen.ts';

type Input = z.input<typeof invoiceSchema>;

/** A month of a support line that a voicebot answers first. The text is a code to sign in with. */
const month = (country: string, message: string) =>
  [
    `calls.from.${country}.Landline.2941.127`,
    `calls.to.${country}.Mobile.640.84`,
    `messages.${message}.${country}.1200.T3J2YW5kZWw6IDQ4MjkxMw`,
    `numbers.${country}.Landline.4`,
  ].join('~');

/** A month of a support line, by the rates of its country. */
export const invoiceSpecimen: SceneSpecimen<Input> = {
  en: {
    caption: 'An estimate adds itself up from the price list; each line is rounded once, at its end.',
    title: 'Support line, June',
    estimate: month('us', 'smsout'),
  },
  es: {
    caption: 'Una estimación se suma con la lista de precios; cada línea se redondea una sola vez, al final.',
    title: 'Línea de soporte, junio',
    estimate: month('co', 'sms_a2p'),
  },
  pt: {
    caption: 'Uma estimativa soma-se a partir da tabela de preços; cada linha é arredondada uma só vez, no fim.',
    title: 'Linha de suporte, junho',
    estimate: month('pt', 'sms_a2p'),
  },
  ru: {
    caption: 'Расчёт складывается по прайс-листу; каждая строка округляется один раз, в конце.',
    title: 'Линия поддержки, июнь',
    estimate: month('ru', 'sms_a2p'),
    currency: 'RUR',
  },
};
