import type { z } from 'zod';
import type { scoreCardSchema } from '#src/scenes/catalogue/score-card/schema.ts';
import type { SceneSpecimen } from '#src/scenes/SceneSpecimen.ts';

type Input = z.input<typeof scoreCardSchema>;

/** When each turn is, whatever the language. */
const timed = (hello: string, trouble: string, remedy: string, question: string, end: string): Input['turns'] => [
  { side: 'answer', at: 1.2, until: 6.4, text: hello },
  { side: 'caller', at: 7.3, until: 12.1, text: trouble },
  { side: 'answer', at: 12.9, until: 18.8, text: remedy },
  { side: 'caller', at: 19.6, until: 22.4, text: question },
  { side: 'answer', at: 23, until: 26.2, text: end },
];

/** What is given for each criterion, and where it is heard. */
const scored = (greeting: string, listening: string, solution: string, summary: string): Input['criteria'] => [
  { label: greeting, points: 4, of: 4, turn: 1 },
  { label: listening, points: 5, of: 5 },
  { label: solution, points: 6, of: 6, turn: 3 },
  { label: summary, points: 3, of: 5, turn: 5 },
];

/** A broken glass is replaced, and the date is not said again. */
export const scoreCardSpecimen: SceneSpecimen<Input> = {
  en: {
    caption: 'A call is scored by your own form; every score leads to the second that it is about.',
    call: 'Call 7f3a',
    line: 'Orders',
    reviewer: 'Reviewed by Dana Whitfield',
    turns: timed(
      'Customer care, this is Leo. May I have your order number?',
      '4417. The box came open, and one glass is broken.',
      'I’m sorry about that. A new one leaves today and is with you on Thursday.',
      'And do I send the broken one back?',
      'No, you don’t have to. Anything else?',
    ),
    criteria: scored(
      'Greeting and order number',
      'Lets the customer finish',
      'Finds a solution',
      'Repeats the next step',
    ),
    reply: { agent: 'Leo Marsh', text: 'True, I didn’t say Thursday again. Next time I’ll close with the date.' },
  },
  es: {
    caption: 'Una llamada se evalúa con tu propio formulario; cada nota lleva al segundo al que se refiere.',
    call: 'Llamada 7f3a',
    line: 'Pedidos',
    reviewer: 'Evaluó: Ana Torres',
    turns: timed(
      'Atención al cliente, le habla Leo. ¿Me da el número de pedido?',
      'El 4417. La caja llegó abierta y hay una copa rota.',
      'Lo siento mucho. Hoy sale una nueva y la recibe el jueves.',
      '¿Y tengo que devolver la rota?',
      'No, no hace falta. ¿Algo más?',
    ),
    criteria: scored(
      'Saludo y número de pedido',
      'Deja hablar al cliente',
      'Da una solución',
      'Repite el siguiente paso',
    ),
    reply: { agent: 'Leo Márquez', text: 'Cierto, no repetí lo del jueves. La próxima vez cierro con la fecha.' },
  },
  pt: {
    caption: 'Uma chamada avaliada com o seu próprio formulário; cada nota leva ao segundo a que se refere.',
    call: 'Chamada 7f3a',
    line: 'Encomendas',
    reviewer: 'Avaliou: Marta Nogueira',
    turns: timed(
      'Apoio ao cliente, fala o Rui. Diz-me o número da encomenda?',
      '4417. A caixa veio aberta e há um copo partido.',
      'Lamento. Hoje sai um copo novo, e recebe-o na quinta-feira.',
      'E tenho de devolver o partido?',
      'Não é preciso. Mais alguma coisa?',
    ),
    criteria: scored('Saudação e número', 'Deixa o cliente falar', 'Apresenta uma solução', 'Repete o passo seguinte'),
    reply: { agent: 'Rui Falcão', text: 'É verdade, não repeti a quinta-feira. Da próxima, termino com a data.' },
  },
  ru: {
    caption: 'Звонок оценивают по вашей анкете, и каждая оценка ведёт к той секунде, о которой речь.',
    call: 'Звонок 7f3a',
    line: 'Заказы',
    reviewer: 'Оценка: Анна Котова',
    turns: timed(
      'Клиентская служба, меня зовут Лев. Назовите, пожалуйста, номер заказа.',
      '4417. Коробка пришла вскрытой, один бокал разбит.',
      'Мне очень жаль. Новый отправим сегодня, в четверг он будет у вас.',
      'А разбитый надо возвращать?',
      'Нет, не нужно. Чем ещё помочь?',
    ),
    criteria: scored('Приветствие, номер заказа', 'Даёт договорить', 'Находит решение', 'Повторяет договорённости'),
    reply: { agent: 'Лев Марков', text: 'Согласен, день я не повторил. В следующий раз закончу датой.' },
  },
};
