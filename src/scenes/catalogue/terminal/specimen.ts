import type { z } from 'zod';
import type { terminalSchema } from '#src/scenes/catalogue/terminal/schema.ts';
import type { SceneSpecimen } from '#src/scenes/SceneSpecimen.ts';

type Input = z.input<typeof terminalSchema>;

const request = (to: string): Pick<Input, 'command' | 'status' | 'took' | 'answer'> => ({
  command: {
    file: 'bash',
    language: 'bash',
    code: `curl https://api.orvandel.example/v1/calls \\
  -H "Authorization: Bearer $TOKEN" \\
  --json '{
    "scenario": "reminder",
    "to": "${to}"
  }'`,
  },
  status: '201 Created',
  took: 84,
  answer: {
    file: 'json',
    language: 'json',
    code: `{
  "id": "7f3a",
  "scenario": "reminder",
  "to": "${to}",
  "state": "placed"
}`,
  },
});

/** A clinic reminds a patient. */
export const terminalSpecimen: SceneSpecimen<Input> = {
  en: {
    caption: 'One request starts the call; a moment later the phone rings.',
    ...request('+12025550142'),
    ringing: { caller: 'Northside Clinic', initials: 'NC', from: '+1 800-555-0199' },
  },
  es: {
    caption: 'Una petición inicia la llamada y, al momento, suena el teléfono.',
    ...request('+520000000042'),
    ringing: { caller: 'Clínica del Norte', initials: 'CN', from: '+57 600 000 0042' },
  },
  pt: {
    caption: 'Um pedido inicia a chamada e, logo a seguir, o telefone toca.',
    ...request('+442079460142'),
    ringing: { caller: 'Clínica do Norte', initials: 'CN', from: '+351 200 000 042' },
  },
  ru: {
    caption: 'Один запрос начинает звонок, и через мгновение телефон звонит.',
    ...request('+77270000042'),
    ringing: { caller: 'Клиника «Северная»', initials: 'КС', from: '+7 (000) 000-00-42' },
  },
};
