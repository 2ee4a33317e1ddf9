import type { z } from 'zod';
import type { pointMapSchema } from '#src/scenes/catalogue/point-map/schema.ts';
import type { SceneSpecimen } from '#src/scenes/SceneSpecimen.ts';

/** A call across the world. */
export const pointMapSpecimen: SceneSpecimen<z.input<typeof pointMapSchema>> = {
  en: {
    caption:
      'The call enters our network at the point of presence nearest to the caller, and leaves it near the agent.',
    call: 'Call 7f3a',
    caller: { city: 'Denver', longitude: -105, latitude: 39.7 },
    agent: { city: 'Lisbon', longitude: -9.1, latitude: 38.7 },
  },
  es: {
    caption: 'La llamada entra en nuestra red por el punto más cercano a tu cliente y sale cerca del agente.',
    call: 'Llamada 7f3a',
    caller: { city: 'Lima', longitude: -77, latitude: -12 },
    agent: { city: 'Ciudad de México', longitude: -99.1, latitude: 19.4 },
  },
  pt: {
    caption: 'A chamada entra na nossa rede no ponto mais próximo de quem liga e sai perto do agente.',
    call: 'Chamada 7f3a',
    caller: { city: 'Salvador', longitude: -38.5, latitude: -13 },
    agent: { city: 'Porto', longitude: -8.6, latitude: 41.1 },
  },
  ru: {
    caption: 'Звонок входит в нашу сеть рядом с клиентом, а выходит рядом с оператором.',
    call: 'Звонок 7f3a',
    caller: { city: 'Екатеринбург', longitude: 60.6, latitude: 56.8 },
    agent: { city: 'Новосибирск', longitude: 82.9, latitude: 55 },
  },
};
