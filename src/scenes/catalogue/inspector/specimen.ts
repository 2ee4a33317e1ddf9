import type { z } from 'zod';
import type { inspectorSchema } from '#src/scenes/catalogue/inspector/schema.ts';
import type { SceneSpecimen } from '#src/scenes/SceneSpecimen.ts';

type Input = z.input<typeof inspectorSchema>;

const events: Input['events'] = [
  { event: 'turn', at: '10:11:52', took: 41 },
  { event: 'turn', at: '10:12:03', took: 38 },
  { event: 'message.status', at: '10:12:31', took: 44 },
  { event: 'call.ended', at: '10:12:40', took: 52 },
];
const tried = (...texts: readonly string[]): Input['attempts'] =>
  [
    { at: 0, status: 503 },
    { at: 30, status: 503 },
    { at: 150, status: 200 },
  ].map((attempt, index) => ({ ...attempt, text: texts[index] ?? '' }));
const ended = (to: string): Input['payload'] => ({
  file: 'call.ended',
  language: 'json',
  code: `{
  "event": "call.ended",
  "call": {
    "id": "7f3a",
    "scenario": "orders",
    "to": "${to}",
    "state": "ended",
    "reason": "hung up",
    "seconds": 48
  }
}`,
});
const shared = { address: 'shop.example/hooks', events, signature: '9f2c 51d0 … 7ae4' };

/** A shop is down for two minutes. */
export const inspectorSpecimen: SceneSpecimen<Input> = {
  en: {
    caption: 'The shop is down for a moment; the event comes again until it is taken, and its signature matches.',
    ...shared,
    attempts: tried('unavailable', 'unavailable', 'taken'),
    payload: ended('+12025550142'),
  },
  es: {
    caption: 'La tienda no responde; el evento se repite hasta que lo acepta, y la firma coincide.',
    ...shared,
    attempts: tried('no disponible', 'no disponible', 'aceptado'),
    payload: ended('+576000000042'),
  },
  pt: {
    caption: 'A loja está em baixo; o evento repete-se até ser aceite, e a assinatura confere.',
    ...shared,
    attempts: tried('indisponível', 'indisponível', 'aceite'),
    payload: ended('+351200000042'),
  },
  ru: {
    caption: 'Сервер магазина не отвечал; событие повторяется, пока его не примут, подпись сходится.',
    ...shared,
    attempts: tried('недоступен', 'недоступен', 'принято'),
    payload: ended('+70000000042'),
  },
};
