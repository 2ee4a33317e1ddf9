/**
 * Fails when the catalogs are not those of the sources (`npm run i18n` would change them), when a translation is missing,
 * when one is a proposal that nobody has confirmed, or when one has other placeholders than its English text, or no number in a
 * form for several. Changes nothing.
 */
import path from 'node:path';
import { root } from './lib/install.mjs';
import { CatalogError, collectMessages } from './lib/messages/collectMessages.ts';

process.chdir(root);
const problems = await collectMessages(root).then(describeProblems, (error) => {
  if (error instanceof CatalogError) return [error.message];
  throw error;
});
problems.forEach((problem) => console.error(problem));
if (problems.length > 0) process.exitCode = 1;

/** @param {readonly import('./lib/messages/collectMessages.ts').CollectedCatalog[]} catalogs */
function describeProblems(catalogs) {
  return catalogs.flatMap(({ locale, file, before, after, missing, unconfirmed, broken }) => [
    ...(before === after ? [] : [`${path.relative(root, file)} is not that of the sources: run npm run i18n`]),
    ...missing.map((message) => `${locale}: no translation of “${message}”`),
    ...unconfirmed.map(
      (message) => `${locale}: the translation of “${message}” is a proposal: see docs/how-to/translate.md`,
    ),
    ...broken.map(({ message, fault }) => `${locale}: the translation of “${message}” ${fault}`),
  ]);
}
