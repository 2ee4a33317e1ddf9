import { brand } from '#config/brand.ts';
import type { LocaleCode } from '#config/locales.ts';
import type { Variant } from '#config/variant.ts';

/** A number as people write it, with its spaces: it is shown as it stands here. */
export interface Phone {
  /** ISO 3166. */
  readonly country: string;
  readonly number: string;
  /** False where the number cannot be dialled: it is then shown as text, not as a link. */
  readonly dialable: boolean;
}

/** The numbers of a variant's own countries (`config/sites.ts`), where it has some (SPEC part 9). */
const phones: Readonly<Record<Variant, readonly Phone[]>> = {
  en: [],
  es: [
    { country: 'CO', number: '+57 600 000 0042', dialable: false },
    { country: 'MX', number: '+52 00 0000 0042', dialable: false },
    { country: 'PE', number: '+51 00 000 042', dialable: false },
    { country: 'CL', number: '+56 2 0000 0042', dialable: false },
  ],
  pt: [{ country: 'PT', number: '+351 200 000 042', dialable: false }],
  ru: [{ country: 'RU', number: '+7 (000) 000-00-42', dialable: false }],
  kz: [{ country: 'KZ', number: '+7 727 000 00 42', dialable: false }],
};

/** The numbers of whole regions (SPEC part 9). Who is in neither is told in words whom to turn to: `src/i18n/usePhones.ts`. */
const regionalPhones: Readonly<Record<'europe' | 'americas', Phone>> = {
  /** Europe, Russia and CIS. */
  europe: { country: 'GB', number: '+44 20 7946 0142', dialable: true },
  /** USA, Canada and Latin America. */
  americas: { country: 'US', number: '+1 202-555-0142', dialable: true },
};

/** Legal entity and registered address, keyed by variant (SPEC part 2, footer). */
const entities = {
  en: { name: 'Orvandel Inc.', address: '100 Sample Street, Wilmington, DE 19801, USA' },
  es: { name: 'Orvandel Inc.', address: '100 Sample Street, Wilmington, DE 19801, EE. UU.' },
  pt: { name: 'Orvandel Inc.', address: '100 Sample Street, Wilmington, DE 19801, EUA' },
  ru: { name: 'ООО «Орвандел»', address: '100000, Москва, ул. Образцовая, д. 1' },
  kz: { name: 'ТОО «Орвандел Казахстан»', address: '050000, Алматы, ул. Образцовая, д. 1' },
} as const satisfies Record<Variant, { readonly name: string; readonly address: string }>;

interface Hours {
  readonly from: number;
  readonly to: number;
  /** IANA. */
  readonly timeZone: string;
  readonly place: string;
}

/** When sales answers, Monday through Friday, in full hours by the clock of the place. Keyed by variant. */
const hours = {
  en: { from: 9, to: 18, timeZone: 'America/New_York', place: 'New York' },
  es: { from: 9, to: 18, timeZone: 'America/Bogota', place: 'Bogotá' },
  pt: { from: 9, to: 18, timeZone: 'Europe/Lisbon', place: 'Lisboa' },
  ru: { from: 9, to: 18, timeZone: 'Europe/Moscow', place: 'Москва' },
  kz: { from: 9, to: 18, timeZone: 'Asia/Almaty', place: 'Алматы' },
} as const satisfies Record<Variant, Hours>;

/** The networks of SPEC part 2, in the footer's order. */
const social = [
  { id: 'youtube', name: 'YouTube', href: `https://social.${brand.domain}/youtube` },
  { id: 'git', name: 'Git', href: `https://social.${brand.domain}/git` },
  { id: 'linkedin', name: 'LinkedIn', href: `https://social.${brand.domain}/linkedin` },
  { id: 'instagram', name: 'Instagram', href: `https://social.${brand.domain}/instagram` },
  { id: 'twitter', name: 'Twitter', href: `https://social.${brand.domain}/twitter` },
  { id: 'facebook', name: 'Facebook', href: `https://social.${brand.domain}/facebook` },
] as const;

/** An award in the footer, and on which sites and in which languages it is shown. */
export interface Badge {
  readonly id: 'iso27001' | 'hipaa' | 'kz-hub' | 'ru-registry';
  /** The proper name, in the language of whoever awards it. */
  readonly name: string;
  /** The badge stands for an award that the fictional brand does not hold; the footer says so. */
  readonly sample: boolean;
  /** Where it is shown; everywhere when absent (SPEC part 2, footer). */
  readonly variants?: readonly Variant[];
  readonly locales?: readonly LocaleCode[];
}

const badges: readonly Badge[] = [
  { id: 'iso27001', name: 'ISO 27001', sample: true },
  { id: 'hipaa', name: 'HIPAA', sample: true, locales: ['en', 'es', 'pt', 'xa'] },
  { id: 'kz-hub', name: 'ИТ-хаб Казахстана', sample: true, variants: ['kz'] },
  { id: 'ru-registry', name: 'Реестр российского ПО', sample: true, variants: ['ru'] },
];

/** The company behind the brand: where it sits, when it answers, on which networks it is. No first script needs it. */
export const company = { phones, regionalPhones, entities, hours, social, badges } as const;
