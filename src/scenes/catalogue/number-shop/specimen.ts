import type { z } from 'zod';
import type { numberShopSchema } from '#src/scenes/catalogue/number-shop/schema.ts';
import type { SceneSpecimen } from '#src/scenes/SceneSpecimen.ts';

type Input = z.input<typeof numberShopSchema>;

/** A landline number of the market. */
export const numberShopSpecimen: SceneSpecimen<Input> = {
  en: {
    caption: 'A London number is found, its documents are checked, and its calls reach the support line.',
    query: 'uni',
    countries: ['gb', 'us', 'ae'],
    category: 'Landline',
    documents: ['Company registration', 'Proof of address'],
    number: '+44 20 7946 0142',
    city: 'London',
    leads: 'Support line',
  },
  es: {
    caption: 'Se elige un número de Bogotá, se revisan los documentos y las llamadas ya llegan a soporte.',
    query: 'co',
    countries: ['co', 'cr', 'kr'],
    category: 'Landline',
    documents: ['Registro mercantil', 'Documento del representante'],
    number: '+57 600 000 0042',
    city: 'Bogotá',
    leads: 'Línea de soporte',
  },
  pt: {
    caption: 'Escolhe-se um número de Lisboa, verificam-se os documentos e as chamadas chegam ao suporte.',
    query: 'po',
    countries: ['pt', 'pl', 'pr'],
    category: 'Landline',
    documents: ['Certidão permanente', 'Comprovativo de morada'],
    number: '+351 200 000 042',
    city: 'Lisboa',
    leads: 'Linha de suporte',
  },
  ru: {
    caption: 'Московский номер найден, документы проверены, и звонки уже идут в поддержку.',
    query: 'р',
    countries: ['ru', 'kr', 'ro'],
    category: 'Landline',
    currency: 'RUR',
    documents: ['Выписка из ЕГРЮЛ', 'Паспорт руководителя'],
    number: '+7 (000) 000-00-42',
    city: 'Москва',
    leads: 'Линия поддержки',
  },
};
