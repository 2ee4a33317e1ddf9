/** Fails when the catalogs are not those of the sources (`npm run i18n` would change them), or a translation is missing. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatter } from '@lingui/format-po';
import { DEFAULT_LOCALE, WRITTEN_LOCALES } from '../config/locales.ts';
import { findNode, root } from './lib/install.mjs';
import { run } from './lib/run.mjs';

const fileOf = (locale) => path.join(root, 'locales', locale, 'messages.po');
const read = () => Object.fromEntries(WRITTEN_LOCALES.map((locale) => [locale, readFileSync(fileOf(locale), 'utf8')]));

const before = read();
run(findNode(), ['node_modules/@lingui/cli/dist/lingui.js', 'extract', '--clean']);
const after = read();
const problems = [];
for (const locale of WRITTEN_LOCALES) {
  if (before[locale] !== after[locale]) {
    problems.push(`locales/${locale}/messages.po is not that of the sources: run npm run i18n`);
    writeFileSync(fileOf(locale), before[locale]);
  }
  const context = { locale, sourceLocale: DEFAULT_LOCALE, filename: fileOf(locale) };
  const catalog = await formatter({ lineNumbers: false }).parse(before[locale], context);
  for (const { message, translation, obsolete } of Object.values(catalog)) {
    if (!obsolete && !translation) problems.push(`${locale}: no translation of “${message}”`);
  }
}
problems.forEach((problem) => console.error(problem));
if (problems.length > 0) process.exitCode = 1;
