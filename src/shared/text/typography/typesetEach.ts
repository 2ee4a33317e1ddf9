import type { WrittenLocale } from '#config/locales.ts';
import { typeset } from '#src/shared/text/typography/typeset.ts';

/** @returns a label of the interface and its translations, each as its language sets it */
export function typesetEach<Texts extends Record<WrittenLocale, string>>(texts: Texts): Texts {
  const entries = Object.entries(texts).map(([code, text]) => [code, typeset(text, code as WrittenLocale, 'label')]);
  return Object.fromEntries(entries) as Texts;
}
