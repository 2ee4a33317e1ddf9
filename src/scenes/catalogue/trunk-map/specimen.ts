import type { z } from 'zod';
import type { trunkMapSchema } from '#src/scenes/catalogue/trunk-map/schema.ts';
import type { SceneSpecimen } from '#src/scenes/SceneSpecimen.ts';

type Input = z.input<typeof trunkMapSchema>;

const messages: Input['messages'] = [
  { at: 0, from: 1, to: 2, text: 'INVITE' },
  { at: 500, from: 1, to: 3, text: 'INVITE' },
  { at: 512, from: 3, to: 4, text: 'INVITE' },
  { at: 530, from: 4, to: 5, text: 'INVITE' },
  { at: 1180, from: 5, to: 1, text: '180 Ringing' },
  { at: 4260, from: 5, to: 1, text: '200 OK' },
];
const media = 'SRTP, G.722';
const stationed = (first: string, last: string): Input['stations'] => [
  { label: first },
  { label: 'SBC 1', isDown: true },
  { label: 'SBC 2' },
  { label: 'Orvandel' },
  { label: last },
];

/** A head office calls out while one of its border controllers is down. */
export const trunkMapSpecimen: SceneSpecimen<Input> = {
  en: {
    caption: 'One border controller does not answer; the call goes through the other, and nobody hears of it.',
    trunk: 'Trunk head-office',
    stations: stationed('PBX', 'Carrier'),
    messages,
    media,
    settings: [
      { label: 'Signaling', value: 'TLS 1.2' },
      { label: 'Codec', value: 'G.722' },
    ],
  },
  es: {
    caption: 'Un controlador de borde no responde; la llamada pasa por el otro y nadie lo nota.',
    trunk: 'Troncal de la sede',
    stations: stationed('PBX', 'Operador'),
    messages,
    media,
    settings: [
      { label: 'Señalización', value: 'TLS 1.2' },
      { label: 'Códec', value: 'G.722' },
    ],
  },
  pt: {
    caption: 'Um controlador de fronteira não responde; a chamada passa pelo outro e ninguém dá por isso.',
    trunk: 'Tronco da sede',
    stations: stationed('PBX', 'Operador'),
    messages,
    media,
    settings: [
      { label: 'Sinalização', value: 'TLS 1.2' },
      { label: 'Codec', value: 'G.722' },
    ],
  },
  ru: {
    caption: 'Один пограничный контроллер не отвечает; звонок идёт через второй, и этого никто не замечает.',
    trunk: 'Транк главного офиса',
    stations: stationed('АТС', 'Оператор связи'),
    messages,
    media,
    settings: [
      { label: 'Сигнализация', value: 'TLS 1.2' },
      { label: 'Кодек', value: 'G.722' },
    ],
  },
};
