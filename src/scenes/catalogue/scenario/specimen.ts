import type { z } from 'zod';
import type { scenarioSchema } from '#src/scenes/catalogue/scenario/schema.ts';
import type { SceneSpecimen } from '#src/scenes/SceneSpecimen.ts';

type Input = z.input<typeof scenarioSchema>;

const code: Input['code'] = {
  file: 'orders.js',
  language: 'javascript',
  code: "await call.answer();\nconst asked = await call.ask('order');\nif (asked.reason === 'person') {\n  await call.toQueue('shop');\n}\nconst order = await http.get(\n  'https://shop.example/' + asked.digits,\n);\nconst reply = await model.reply(\n  asked.reason, { facts: order },\n);\nawait call.say(reply);",
  running: 12,
};
const turns: Input['turns'] = [
  { side: 'answer', at: 0.6, until: 3.4 },
  { side: 'caller', at: 4.1, until: 6.2 },
  { side: 'answer', at: 7.1, until: 9.8 },
];
const values: Input['values'] = [
  { name: 'asked.digits', value: "'4417'" },
  { name: 'asked.reason', value: "'status'" },
  { name: 'asked.confidence', value: '0.96' },
];

/** A caller asks where an order is. */
export const scenarioSpecimen: SceneSpecimen<Input> = {
  en: {
    caption: 'Each line of the log names the line of code that ran; the call is at line 12.',
    code,
    call: 'Call 7f3a',
    turns,
    log: [
      { line: 1, at: 0.5, text: 'Answered' },
      { line: 2, at: 6.2, text: '“Where is order 4417?”', note: '96% sure' },
      { line: 6, at: 6.4, text: 'The shop knows the order', note: '200 · 142 ms' },
      { line: 9, at: 6.6, text: 'The model writes the answer', note: '170 ms' },
      { line: 12, at: 7.1, text: '“It’s with the courier, due by 4.”' },
    ],
    values,
  },
  es: {
    caption: 'Cada entrada del registro nombra la línea que la produjo; la llamada va por la línea 12.',
    code,
    call: 'Llamada 7f3a',
    turns,
    log: [
      { line: 1, at: 0.5, text: 'Contestada' },
      { line: 2, at: 6.2, text: '«¿Dónde está el pedido 4417?»', note: '96 % de certeza' },
      { line: 6, at: 6.4, text: 'La tienda encuentra el pedido', note: '200 · 142 ms' },
      { line: 9, at: 6.6, text: 'El modelo redacta la respuesta', note: '170 ms' },
      { line: 12, at: 7.1, text: '«Lo lleva el repartidor, llega antes de las 16 h.»' },
    ],
    values,
  },
  pt: {
    caption: 'Cada entrada do registo indica a linha que a produziu; a chamada vai na linha 12.',
    code,
    call: 'Chamada 7f3a',
    turns,
    log: [
      { line: 1, at: 0.5, text: 'Atendida' },
      { line: 2, at: 6.2, text: '«Onde está a encomenda 4417?»', note: '96% de certeza' },
      { line: 6, at: 6.4, text: 'A loja encontra a encomenda', note: '200 · 142 ms' },
      { line: 9, at: 6.6, text: 'O modelo escreve a resposta', note: '170 ms' },
      { line: 12, at: 7.1, text: '«Está com o estafeta, chega até às 16h.»' },
    ],
    values,
  },
  ru: {
    caption: 'У каждой записи журнала указана строка кода; сейчас звонок на строке 12.',
    code,
    call: 'Звонок 7f3a',
    turns,
    log: [
      { line: 1, at: 0.5, text: 'Звонок принят' },
      { line: 2, at: 6.2, text: '«Где заказ 4417?»', note: 'уверенность 96 %' },
      { line: 6, at: 6.4, text: 'Магазин нашёл заказ', note: '200 · 142 мс' },
      { line: 9, at: 6.6, text: 'Модель пишет ответ', note: '170 мс' },
      { line: 12, at: 7.1, text: '«Заказ у курьера, привезёт до 16:00»' },
    ],
    values,
  },
};
