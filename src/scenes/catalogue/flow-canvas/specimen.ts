import type { z } from 'zod';
import type { flowCanvasSchema } from '#src/scenes/catalogue/flow-canvas/schema.ts';
import type { SceneSpecimen } from '#src/scenes/SceneSpecimen.ts';

type Input = z.input<typeof flowCanvasSchema>;
type Words = readonly [label: string, detail: string];

const PLACES = {
  number: { column: 1, row: 1, kind: 'entry' },
  hours: { column: 2, row: 1, kind: 'rule' },
  closed: { column: 3, row: 1, kind: 'end' },
  holidays: { column: 1, row: 2, kind: 'rule' },
  bot: { column: 2, row: 2, kind: 'voice' },
  callback: { column: 2, row: 3, kind: 'people' },
  queue: { column: 3, row: 2, kind: 'people' },
} as const;
const links: Input['links'] = [
  { from: 'number', to: 'hours' },
  { from: 'hours', to: 'closed' },
  { from: 'hours', to: 'holidays' },
  { from: 'hours', to: 'bot' },
  { from: 'bot', to: 'callback' },
  { from: 'bot', to: 'queue' },
];
const named = (words: Readonly<Record<keyof typeof PLACES, Words>>): Input['nodes'] =>
  Object.entries(PLACES).map(([id, place]) => {
    const [label, detail] = words[id as keyof typeof PLACES];
    return { id, ...place, label, detail };
  });

/** A caller asks the voicebot for a person. */
export const flowCanvasSpecimen: SceneSpecimen<Input> = {
  en: {
    caption: 'A test call goes through the draft: open, recognized by the voicebot, third in the queue.',
    flow: 'Support line',
    draft: 14,
    nodes: named({
      number: ['+1 800-555-0199', 'Incoming call'],
      hours: ['Opening hours', 'Mon–Fri, 9 a.m. to 6 p.m.'],
      closed: ['Closed', 'Voicemail to the team'],
      holidays: ['Holidays', '3 days this month'],
      bot: ['Voicebot', 'Where is my order?'],
      callback: ['Callback', 'Keeps the place in line'],
      queue: ['Queue: Orders', '2 waiting · longest 1:48'],
    }),
    links,
    chosen: 'queue',
    settings: [
      { label: 'Ring first', value: 'Longest idle agent' },
      { label: 'Offer a callback after', value: '60 s' },
      { label: 'Say the place in line', value: 'Every 45 s', on: true },
    ],
    test: [
      { node: 'number', at: 0, text: 'Answered on the test number' },
      { node: 'hours', at: 1, text: 'Tuesday, 10:12 a.m.: open' },
      { node: 'bot', at: 2, text: 'Order 4417 found, a person asked for' },
      { node: 'queue', at: 18, text: 'Waiting in Orders, place 3' },
    ],
  },
  es: {
    caption: 'Una llamada de prueba recorre el borrador: horario, voicebot y tercer lugar en la cola.',
    flow: 'Línea de soporte',
    draft: 14,
    nodes: named({
      number: ['+57 600 000 0042', 'Llamada entrante'],
      hours: ['Horario de atención', 'Lun–vie, de 8 a 18 h'],
      closed: ['Cerrado', 'Buzón de voz del equipo'],
      holidays: ['Festivos', '3 días este mes'],
      bot: ['Voicebot', '¿Dónde está mi pedido?'],
      callback: ['Devolver la llamada', 'Conserva el turno'],
      queue: ['Cola: Pedidos', '2 en espera · 1:48'],
    }),
    links,
    chosen: 'queue',
    settings: [
      { label: 'Suena primero', value: 'Mayor tiempo libre' },
      { label: 'Ofrecer devolución tras', value: '60 s' },
      { label: 'Decir el lugar en la cola', value: 'Cada 45 s', on: true },
    ],
    test: [
      { node: 'number', at: 0, text: 'Entra por el número de prueba' },
      { node: 'hours', at: 1, text: 'Martes, 10:12: abierto' },
      { node: 'bot', at: 2, text: 'Pedido 4417 encontrado; pide un agente' },
      { node: 'queue', at: 18, text: 'En espera en Pedidos, lugar 3' },
    ],
  },
  pt: {
    caption: 'Uma chamada de teste percorre o rascunho: horário, voicebot e terceiro lugar na fila.',
    flow: 'Linha de suporte',
    draft: 14,
    nodes: named({
      number: ['+351 200 000 042', 'Chamada de entrada'],
      hours: ['Horário', 'Seg.–sex., das 9h às 18h'],
      closed: ['Fechado', 'Correio de voz da equipa'],
      holidays: ['Feriados', '3 dias este mês'],
      bot: ['Voicebot', 'Onde está a encomenda?'],
      callback: ['Chamada de retorno', 'Mantém o lugar na fila'],
      queue: ['Fila: Encomendas', '2 em espera · 1:48'],
    }),
    links,
    chosen: 'queue',
    settings: [
      { label: 'Toca primeiro', value: 'Há mais tempo livre' },
      { label: 'Propor retorno após', value: '60 s' },
      { label: 'Dizer o lugar na fila', value: 'A cada 45 s', on: true },
    ],
    test: [
      { node: 'number', at: 0, text: 'Atendida no número de teste' },
      { node: 'hours', at: 1, text: 'Terça-feira, 10h12: aberto' },
      { node: 'bot', at: 2, text: 'Encomenda 4417 encontrada; pede um agente' },
      { node: 'queue', at: 18, text: 'Em espera em Encomendas, lugar 3' },
    ],
  },
  ru: {
    caption: 'Пробный звонок проходит по черновику: рабочее время, робот, третье место в очереди.',
    flow: 'Линия поддержки',
    draft: 14,
    nodes: named({
      number: ['+7 (000) 000-00-42', 'Входящий звонок'],
      hours: ['Часы работы', 'Пн–Пт, с 9:00 до 18:00'],
      closed: ['Закрыто', 'Голосовая почта'],
      holidays: ['Праздники', '3 дня в этом месяце'],
      bot: ['Голосовой робот', 'Где мой заказ?'],
      callback: ['Обратный звонок', 'Место сохраняется'],
      queue: ['Очередь: заказы', 'Ждут двое · 1:48'],
    }),
    links,
    chosen: 'queue',
    settings: [
      { label: 'Кому звонить сначала', value: 'Кто дольше свободен' },
      { label: 'Предложить обратный звонок', value: 'через 60 с' },
      { label: 'Называть место в очереди', value: 'каждые 45 с', on: true },
    ],
    test: [
      { node: 'number', at: 0, text: 'Звонок на тестовый номер' },
      { node: 'hours', at: 1, text: 'Вторник, 10:12 — открыто' },
      { node: 'bot', at: 2, text: 'Заказ 4417 найден, клиент просит оператора' },
      { node: 'queue', at: 18, text: 'В очереди «Заказы», третий' },
    ],
  },
};
