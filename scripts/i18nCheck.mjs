/**
 * Fails when the catalogs are not those of the sources (`npm run i18n` would change them), when a translation is missing,
 * when one is a proposal that nobody has confirmed, or when one has other placeholders than its English text, or no number in a
 * form for several. Changes nothing.
 */
import path from 'node:path';
import { root } from './lib/install.mjs';
import { collectMessages } from './lib/messages/collectMessages.ts';

process.chdir(root);
const catalogs = await collectMessages(root);
const problems = catalogs.flatMap(({ locale, file, before, after, missing, unconfirmed, broken }) => [
  ...(before === after ? [] : [`${path.relative(root, file)} is not that of the sources: run npm run i18n`]),
  ...missing.map((message) => `${locale}: no translation of “${message}”`),
  ...unconfirmed.map(
    (message) => `${locale}: the translation of “${message}” is a proposal: see docs/how-to/translate.md`,
  ),
  ...broken.map(({ message, fault }) => `${locale}: the translation of “${message}” ${fault}`),
]);
problems.forEach((problem) => console.error(problem));
if (problems.length > 0) process.exitCode = 1;
