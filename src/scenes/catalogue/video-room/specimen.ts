import type { z } from 'zod';
import type { videoRoomSchema } from '#src/scenes/catalogue/video-room/schema.ts';
import type { SceneSpecimen } from '#src/scenes/SceneSpecimen.ts';

type Input = z.input<typeof videoRoomSchema>;

/** How they are there, whoever they are. */
const PLACES: readonly Pick<Input['people'][number], 'by' | 'signal'>[] = [
  { by: 'camera', signal: 2 },
  { by: 'camera', signal: 4 },
  { by: 'camera', signal: 4 },
  { by: 'phone', signal: 3 },
];

const peopleOf = (...people: readonly (readonly [name: string, role: string])[]): Input['people'] =>
  people.map(([name, role], index) => ({ name, role, by: 'camera', signal: 4, ...PLACES[index] }));

const talk: Input['talk'] = [
  { who: 1, at: 12, until: 23.4 },
  { who: 2, at: 24.1, until: 33 },
  { who: 1, at: 33.6, until: 37.2 },
  { who: 3, at: 38, until: 46.5 },
  { who: 4, at: 50.2, until: 57 },
  { who: 2, at: 58.1, until: 68.4 },
  { who: 1, at: 67.8, until: 70.6 },
  { who: 4, at: 72, until: 75.5 },
  { who: 1, at: 77.1, until: 84 },
];

const entriesOf = (...texts: readonly [string, string, string]): Input['dialIn']['entries'] =>
  [38, 45, 48].map((at, index) => ({ at, text: texts[index] ?? '' }));

const networkOf = (note: string): Input['network'] => ({
  who: 1,
  rates: [1840, 1820, 1790, 1810, 1300, 720, 410, 380, 460, 520, 610, 640],
  picture: '360p',
  lost: 1.8,
  note,
});

/** A pump leaks; whoever makes it, stocks it and pays for it looks on. */
export const videoRoomSpecimen: SceneSpecimen<Input> = {
  en: {
    caption: 'A pump leaks: one shows it, two advise, and the plant manager has dialed in from the car.',
    room: 'Pump 3, inspection',
    people: peopleOf(
      ['Naomi Field', 'At the pump'],
      ['Arjun Rao', 'Maker'],
      ['Carla Diaz', 'Spare parts'],
      ['Tom Keller', 'Plant manager'],
    ),
    talk,
    words: 'It’s the seal on the left. I’ll hold the camera closer, look at the edge.',
    dialIn: { number: '+1 202-555-0142', entries: entriesOf('Tom dials in', 'PIN of the room', 'Heard by everyone') },
    network: networkOf('Smaller picture; the sound is whole.'),
  },
  es: {
    caption: 'Una bomba pierde agua: una la muestra, dos aconsejan y el jefe de planta entra desde el carro.',
    room: 'Bomba 3, revisión',
    people: peopleOf(
      ['Natalia Rojas', 'Junto a la bomba'],
      ['Andrés Mejía', 'Fabricante'],
      ['Carla Díaz', 'Repuestos'],
      ['Tomás Herrera', 'Jefe de planta'],
    ),
    talk,
    words: 'Es el sello de la izquierda. Acerco la cámara; fíjense en el borde.',
    dialIn: {
      number: '+57 600 000 0042',
      entries: entriesOf('Tomás llama a la sala', 'Marca el PIN', 'Todos lo oyen'),
    },
    network: networkOf('Imagen más pequeña; el sonido, completo.'),
  },
  pt: {
    caption: 'Uma bomba verte: uma mostra, dois aconselham e o diretor da fábrica entrou pelo telefone do carro.',
    room: 'Bomba 3, inspeção',
    people: peopleOf(
      ['Inês Carvalho', 'Junto à bomba'],
      ['André Matos', 'Fabricante'],
      ['Carla Dias', 'Peças'],
      ['Tomás Ferreira', 'Diretor da fábrica'],
    ),
    talk,
    words: 'É o vedante da esquerda. Vou aproximar a câmara; vejam o rebordo.',
    dialIn: {
      number: '+351 200 000 042',
      entries: entriesOf('O Tomás liga para a sala', 'Marca o PIN', 'Todos o ouvem'),
    },
    network: networkOf('Imagem mais pequena; o som, inteiro.'),
  },
  ru: {
    caption: 'Потёк насос: одна показывает, двое советуют, а главный инженер подключился по телефону из машины.',
    room: 'Насос № 3, осмотр',
    people: peopleOf(
      ['Наталья Орлова', 'У насоса'],
      ['Артём Ким', 'Производитель'],
      ['Карина Белова', 'Склад запчастей'],
      ['Тимур Галиев', 'Главный инженер'],
    ),
    talk,
    words: 'Это левое уплотнение. Сейчас поднесу камеру ближе, смотрите на кромку.',
    dialIn: {
      number: '+7 (000) 000-00-42',
      entries: entriesOf('Тимур звонит в комнату', 'Вводит PIN-код', 'Его слышат все'),
    },
    network: networkOf('Картинка меньше, звук без потерь.'),
  },
};
