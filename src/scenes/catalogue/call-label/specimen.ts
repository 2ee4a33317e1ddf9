import type { z } from 'zod';
import type { callLabelSchema } from '#src/scenes/catalogue/call-label/schema.ts';
import type { SceneSpecimen } from '#src/scenes/SceneSpecimen.ts';

type Input = z.input<typeof callLabelSchema>;

/** A clinic calls about an appointment. */
export const callLabelSpecimen: SceneSpecimen<Input> = {
  en: {
    caption: 'A clinic calls: the phone shows its name and why, before anybody answers.',
    business: 'Alder Clinic',
    number: '+1 202-555-0142',
    place: 'Washington, DC',
    clock: '4:20',
    checks: ['Company verified', 'Number belongs to it', 'Call signed on its way'],
    reasons: [
      { queue: 'Reminders', reason: 'Your appointment tomorrow', isThis: true },
      { queue: 'Front desk', reason: 'We are calling you back' },
      { queue: 'Laboratory', reason: 'Your results are ready' },
    ],
  },
  es: {
    caption: 'Llama una clínica: el teléfono muestra quién es y para qué, antes de contestar.',
    business: 'Clínica Alerce',
    number: '+57 600 000 0042',
    place: 'Bogotá',
    clock: '16:20',
    checks: ['Empresa verificada', 'El número es suyo', 'Llamada firmada'],
    reasons: [
      { queue: 'Recordatorios', reason: 'Su cita de mañana', isThis: true },
      { queue: 'Recepción', reason: 'Le devolvemos la llamada' },
      { queue: 'Laboratorio', reason: 'Sus resultados están listos' },
    ],
  },
  pt: {
    caption: 'Uma clínica liga: o telefone mostra quem é e porquê, antes de alguém atender.',
    business: 'Clínica Amieiro',
    number: '+351 200 000 042',
    place: 'Lisboa',
    clock: '16:20',
    checks: ['Empresa verificada', 'O número é dela', 'Chamada assinada'],
    reasons: [
      { queue: 'Lembretes', reason: 'A sua consulta de amanhã', isThis: true },
      { queue: 'Receção', reason: 'Estamos a devolver a chamada' },
      { queue: 'Laboratório', reason: 'Os seus resultados estão prontos' },
    ],
  },
  ru: {
    caption: 'Звонит клиника: на экране видно, кто это и зачем, ещё до ответа.',
    business: 'Клиника Ольха',
    number: '+7 (000) 000-00-42',
    place: 'Москва',
    clock: '16:20',
    checks: ['Компания проверена', 'Номер компании', 'Вызов промаркирован'],
    reasons: [
      { queue: 'Напоминания', reason: 'О вашей записи на завтра', isThis: true },
      { queue: 'Регистратура', reason: 'Перезваниваем по вашей просьбе' },
      { queue: 'Лаборатория', reason: 'Ваши анализы готовы' },
    ],
  },
};
