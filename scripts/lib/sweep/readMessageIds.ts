import { readFileSync } from 'node:fs';
import path from 'node:path';
import { formatter } from '@lingui/format-po';
import { DEFAULT_LOCALE } from '#config/locales.ts';

/** @returns the ids of all messages: what a page shows instead of a message that is not there */
export async function readMessageIds(): Promise<ReadonlySet<string>> {
  const filename = path.resolve('locales', DEFAULT_LOCALE, 'messages.po');
  const context = { locale: DEFAULT_LOCALE, sourceLocale: DEFAULT_LOCALE, filename };
  return new Set(Object.keys(await formatter().parse(readFileSync(filename, 'utf8'), context)));
}
