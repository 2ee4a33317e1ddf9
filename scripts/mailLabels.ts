/** `npm run mail-labels`: writes the list of `businessEmails` to `public/mail-labels`, and says how large it is. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { providerLabels } from './lib/mailProviders.ts';
import { LABEL_FILES, LABEL_FOLDER, labelFile } from '#src/forms/data/mailLabels.ts';

const require = createRequire(import.meta.url);
const folder = path.resolve(import.meta.dirname, '../public', LABEL_FOLDER);

/** On the lists, and yet the first label of what many companies are called or call their domain. */
const SPARED = new Set([
  'apple',
  'company',
  'example',
  'office',
  'sales',
  'school',
  'support',
  'team',
  'test',
  // Some throw-away domain is called so, at an ending that the rule does not see.
  'altel',
  'disney',
  'dodo',
  'enel',
  'lyft',
  'notion',
  'scania',
  'tigo',
  // As `gmail` and `rambler` are mistyped, too.
  'gail',
  'ramble',
]);

const { blacklist } = require('mailchecker') as { blacklist: () => Set<string> };
const labels = providerLabels({
  free: require('free-email-domains') as string[],
  disposable: [require('disposable-email-domains') as string[], [...blacklist()]],
  spared: SPARED,
});

const files = Map.groupBy(labels, labelFile);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [name, lines] of files) writeFileSync(path.join(folder, name), `${lines.join('\n')}\n`);

const sizes = [...files.values()].map((lines) => gzipSync(lines.join('\n')).length);
const average = Math.round(sizes.reduce((sum, size) => sum + size, 0) / LABEL_FILES);
console.log(`${String(labels.length)} labels in ${String(files.size)} files, ${String(average)} bytes each with gzip`);
