import { brand } from '#config/brand.ts';
import { WRITTEN_LOCALES, type WrittenLocale } from '#config/locales.ts';
import { SITE_KEYS } from '#config/siteKeys.ts';
import { DEFAULT_SITE, sites } from '#config/sites.ts';
import { Refusal } from './Refusal.ts';
import type { Scaffold } from './Scaffold.ts';

const GATES = 'src/server/middleware/siteGate.test.ts';

/** docs/how-to/add-a-site.md: the row, and what search engines are told. */
export const newSite: Scaffold = {
  takes: 'KEY',
  makes: 'a site: its hosts, its languages, and what search engines are told of it',
  options: { locales: 'its languages, the default first: es,en (required)' },
  plan({ name: key, options, draft }) {
    if (!/^[a-z]{2,12}$/.test(key)) throw new Refusal(`A site is named by 2 to 12 lower-case letters, not “${key}”.`);
    if (SITE_KEYS.some((known) => known === key)) throw new Refusal(`There is a site ${key} already.`);
    const host = `${key}.${brand.domain}`;
    const owner = SITE_KEYS.find((known) => sites[known].hosts.includes(host));
    if (owner) throw new Refusal(`${host} is a host of the site ${owner} already: choose another name.`);
    const codes = readLocales(options.locales);
    const list = codes.map((code) => `'${code}'`).join(', ');
    const row = `  ${key}: { key: '${key}', hosts: [\`${key}.\${brand.domain}\`, \`${key}.\${LOCAL}\`], locales: [${list}], kazakhstan: false },`;
    draft.change('config/siteKeys.ts', /(?<=SITE_KEYS = \[[^\]]*)\] as const/, (found) => `, '${key}'${found}`);
    draft.change('config/sites.ts', /\n\} as const satisfies/, (found) => `\n${row}${found}`);
    const twins = codes.every((code) => sites[DEFAULT_SITE].locales.includes(code));
    const own = `{ ${codes.map((code) => `${code}: '${code}'`).join(', ')} }`;
    draft.change('src/server/render/alternates.ts', /(?<=HREFLANG\b[^]*?)\n\};/, (found) => {
      return `\n  ${key}: ${twins ? "'points to main'" : own},${found}`;
    });
    // What is gated by a list of sites is closed to a new one, as to the other host variants.
    draft.change(
      GATES,
      /(?<=const CLOSED\b[^]*?)\n {2}pt: ([^\n]*)/,
      (line) => `${line}${line.replace('pt:', `${key}:`)}`,
    );
    return {
      then: ['content:schema', 'contracts', 'typecheck'],
      left: [
        `Choose what search engines are told in src/server/render/alternates.ts: now ${twins ? 'its pages point to their twins on the main site' : 'it is indexed for itself'}.`,
        'Look through the lists of sites in src/app/routes.ts, content/menus.yaml and content/footer.yaml: what names its sites does not name the new one.',
        'The same holds for blocks of pages: npm run content:check says where a page lacks one on the new site, such as pages/whatsapp-kit-tutorials; add the key to their sites.',
        'Extend the tables in config/sites.test.ts, src/app/matchRoute.test.ts and src/server/render/describeLinks.test.ts.',
        `It answers at http://${key}.localhost:3000, or everywhere with SITE=${key}.`,
      ],
    };
  },
};

function readLocales(text = ''): WrittenLocale[] {
  const codes = text.split(',').map((code) => code.trim());
  const known = codes.flatMap((code) => WRITTEN_LOCALES.filter((written) => written === code));
  const example = `--locales ${WRITTEN_LOCALES.slice(0, 2).join(',')}`;
  if (text === '') throw new Refusal(`Say which languages it serves, the default first: ${example}`);
  if (known.length < codes.length)
    throw new Refusal(`“${text}” are not languages of ${WRITTEN_LOCALES.join(', ')}: write them like ${example}`);
  if (new Set(known).size < known.length) throw new Refusal(`“${text}” has a language twice: write it like ${example}`);
  return known;
}
