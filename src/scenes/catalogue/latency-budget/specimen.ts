import type { z } from 'zod';
import type { latencyBudgetSchema } from '#src/scenes/catalogue/latency-budget/schema.ts';
import type { SceneSpecimen } from '#src/scenes/SceneSpecimen.ts';

type Input = z.input<typeof latencyBudgetSchema>;

const STAGES = [
  { kind: 'network', ms: 40 },
  { kind: 'wait', ms: 260 },
  { kind: 'hear', ms: 60 },
  { kind: 'think', ms: 170 },
  { kind: 'speak', ms: 80 },
  { kind: 'network', ms: 30 },
] as const;
const staged = (...labels: readonly string[]): Input['stages'] =>
  STAGES.map((stage, index) => ({ ...stage, label: labels[index] ?? '' }));

/** A delivery is moved: the second answer. */
export const latencyBudgetSpecimen: SceneSpecimen<Input> = {
  en: {
    caption: 'What happens between the caller’s last word and the first sound of the answer.',
    turn: 'Call 7f3a, turn 2',
    last: '… before six.',
    first: 'I can move it to …',
    stages: staged('Jitter buffer', 'End of turn', 'Recognition', 'Language model', 'Synthesis', 'Sending'),
    call: 'Pauses in this call',
    turns: [
      { text: 'Which order is it?', ms: 610 },
      { text: 'I can move it to …', ms: 640 },
      { text: 'Done. Between 7 and 9.', ms: 752, api: 142 },
    ],
  },
  es: {
    caption: 'Lo que pasa entre la última palabra de quien llama y el primer sonido de la respuesta.',
    turn: 'Llamada 7f3a, turno 2',
    last: '… hasta las seis.',
    first: 'Puedo pasarlo a …',
    stages: staged('Búfer', 'Fin de turno', 'Reconocimiento', 'Modelo', 'Síntesis', 'Envío'),
    call: 'Pausas de esta llamada',
    turns: [
      { text: '¿De qué pedido se trata?', ms: 610 },
      { text: 'Puedo pasarlo a …', ms: 640 },
      { text: 'Listo, de 19 a 21 h.', ms: 752, api: 142 },
    ],
  },
  pt: {
    caption: 'O que acontece entre a última palavra de quem liga e o primeiro som da resposta.',
    turn: 'Chamada 7f3a, resposta 2',
    last: '… às seis.',
    first: 'Posso passá-la para …',
    stages: staged('Buffer de jitter', 'Fim da fala', 'Reconhecimento', 'Modelo', 'Síntese', 'Envio'),
    call: 'Pausas nesta chamada',
    turns: [
      { text: 'Qual é a encomenda?', ms: 610 },
      { text: 'Posso passá-la para …', ms: 640 },
      { text: 'Está marcado, às 19h.', ms: 752, api: 142 },
    ],
  },
  ru: {
    caption: 'Что происходит между последним словом клиента и первым звуком ответа.',
    turn: 'Звонок 7f3a, ответ 2',
    last: '… только после шести.',
    first: 'Могу перенести на …',
    stages: staged('Джиттер-буфер', 'Конец реплики', 'Распознавание', 'Модель', 'Синтез', 'Отправка'),
    call: 'Паузы в этом звонке',
    turns: [
      { text: 'Какой номер заказа?', ms: 610 },
      { text: 'Могу перенести на …', ms: 640 },
      { text: 'Готово: с 19 до 21.', ms: 752, api: 142 },
    ],
  },
};
