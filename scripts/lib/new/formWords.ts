import type { WrittenLocale } from '#config/locales.ts';

interface FormWords {
  readonly title: string;
  readonly submit: string;
}

/** What a new form says until somebody writes its words. A language that is not here begins in English. */
export const FORM_WORDS: { readonly en: FormWords } & Partial<Record<WrittenLocale, FormWords>> = {
  en: { title: 'Write to us', submit: 'Send' },
  es: { title: 'Escríbanos', submit: 'Enviar' },
  pt: { title: 'Escreva-nos', submit: 'Enviar' },
  ru: { title: 'Напишите нам', submit: 'Отправить' },
};
