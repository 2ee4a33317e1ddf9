import { copyRepository, type RepositoryCopy } from '#tests/support/repositoryCopy.ts';

/** `npm run i18n` as a developer and a translator use it, on a copy with few messages. */

const SOURCE = 'src/blocks/cta/Note.tsx';
const CATALOG = 'locales/es/messages.po';
const component = (text: string) =>
  `import { Trans } from '@lingui/react/macro';\nexport const Note = () => <Trans>${text}</Trans>;\n`;

let copy: RepositoryCopy;

beforeAll(async () => {
  copy = await copyRepository({
    parts: [
      'config',
      'scripts',
      'src/content/language',
      'src/shared/text/typography',
      'webpack',
      'lingui.config.ts',
      'package.json',
    ],
  });
  await copy.write(SOURCE, component('Send the message'));
  await copy.run('scripts/i18n.ts');
  for (const [locale, text] of Object.entries({ es: 'Enviar el mensaje', pt: 'Enviar a mensagem', ru: 'Отправить' })) {
    await copy.edit(`locales/${locale}/messages.po`, 'message"\nmsgstr ""', `message"\nmsgstr "${text}"`);
  }
});
afterAll(() => copy.remove());

const check = () => copy.run('scripts/i18nCheck.mjs');

/** What a build puts into the site. */
async function shown(locale: string): Promise<string> {
  const script = `import { compileCatalog } from './webpack/catalogs.mjs';
    console.log(JSON.stringify(await compileCatalog('.', '${locale}')));`;
  await copy.write('compile.mjs', script);
  return (await copy.run('compile.mjs')).output;
}

test('a damaged catalog is refused with each place, and not written: what cannot be read would be gone', async () => {
  const whole = await copy.read(CATALOG);
  const [text] = /msgstr "Enviar el mensaje"/.exec(whole) ?? [''];
  const conflict = `<<<<<<< HEAD\n${text}\n=======\nmsgstr "Envía el mensaje"\n>>>>>>> theirs`;
  for (const [damaged, fault] of [
    [text.slice(0, -1), 'msgstr "Enviar el mensaje is no line of a PO file; are its quotes closed?'],
    [conflict, '<<<<<<< HEAD is no line of a PO file'],
    [`${text}\nmsgstr "Envía el mensaje"`, 'it has msgstr twice; take one of them out'],
    [`${text}\n\nmsgid "Send the message"\n${text}`, 'it is there twice'],
  ] as const) {
    await copy.write(CATALOG, whole.replace(text, damaged));
    const { code, output } = await copy.run('scripts/i18n.ts');
    expect([code, output]).toEqual([1, expect.stringMatching(/^locales\/es\/messages\.po, line \d+: /)]);
    expect(output).toContain(fault);
    expect((await check()).output).toContain(fault);
    expect(await copy.read(CATALOG)).toBe(whole.replace(text, damaged));
  }
  await copy.write(CATALOG, whole);
});

test('a reworded message keeps its translations for a person to confirm, and the site shows English until then', async () => {
  await copy.write(SOURCE, component('Send your message'));
  const unread = await check();
  expect(unread.code).toBe(1);
  expect(unread.output).toContain('is not that of the sources: run npm run i18n');
  expect(await copy.read(CATALOG)).toContain('msgid "Send the message"\nmsgstr "Enviar el mensaje"');

  const { code, output } = await copy.run('scripts/i18n.ts');
  expect(code).toBe(0);
  expect(output).toContain('es: 1 to confirm');
  expect(output).toContain('reworded: “Send the message” → “Send your message”, proposed: “Enviar el mensaje”');
  expect(await copy.read(CATALOG)).toContain(
    '# was: "Send the message"\n#: src/blocks/cta/Note.tsx\n#, fuzzy\nmsgid "Send your message"\nmsgstr "Enviar el mensaje"',
  );
  const refused = await check();
  expect(refused.code).toBe(1);
  expect(refused.output).toContain('es: the translation of “Send your message” is a proposal');
  expect(await shown('es')).toContain('Send your message');

  for (const locale of ['es', 'pt', 'ru']) await copy.edit(`locales/${locale}/messages.po`, '#, fuzzy\n', '');
  await copy.run('scripts/i18n.ts');
  expect(await copy.read(CATALOG)).not.toContain('was:');
  expect(await check()).toEqual({ code: 0, output: '' });
});

test('a translation that has lost what the code fills in is said, and fails the check', async () => {
  await copy.write(SOURCE, component('Send to {name}').replace('= ()', '= ({ name }: { name: string })'));
  await copy.run('scripts/i18n.ts');
  for (const locale of ['es', 'pt', 'ru']) {
    const file = `locales/${locale}/messages.po`;
    const catalog = await copy.read(file);
    const name = locale === 'es' ? '{nombre}' : '{name}';
    await copy.write(file, catalog.replace(/#, fuzzy\n(.*)\nmsgstr .*/, `$1\nmsgstr "→ ${name}"`));
  }
  const fault =
    'the translation of “Send to {name}” lacks {name}, and has {nombre}, which the English text does not know';
  expect((await copy.run('scripts/i18n.ts')).output).toContain(`es: 1 to mend\n  to mend: ${fault}\npt: complete`);
  expect(await check()).toEqual({ code: 1, output: `es: ${fault}\n` });
});
