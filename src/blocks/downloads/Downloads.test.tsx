import { Downloads } from '#src/blocks/downloads/Downloads.tsx';
import { downloadsSchema } from '#src/blocks/downloads/schema.ts';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const item = {
  title: 'Test calls',
  text: 'Twenty sentences.',
  href: '/files/voicebot-course/test-calls.es.csv',
  language: 'es',
};
const fields = { type: 'downloads', id: 'files', title: 'Files', items: [{ ...item, bytes: 2048 }] };

describe('Downloads', () => {
  const html = renderBlock(<Downloads {...downloadsSchema.parse(fields)} />, { locale: 'es' });

  it('leads to the file itself, without a locale, and never as a page of the site', () => {
    expect(html).toMatch(/<a href="\/files\/voicebot-course\/test-calls\.es\.csv" download=""/);
  });

  it('says type, language and size before the file is loaded', () => {
    expect(html).toContain('>CSV<');
    expect(html).toContain('lang="es-ES">Español<');
    expect(html).toMatch(/>2(,0)?\skB</);
  });

  it('says how a file must be named', () => {
    const { error } = downloadsSchema.safeParse({ ...fields, items: [{ ...item, href: '/files/Price List.pdf' }] });
    expect(error?.message).toContain('named in lower-case letters, digits and hyphens');
  });

  it.each(['/files/course.exe', '/pages/course.csv', '/files/../secret.csv', 'https://files.example/course.csv'])(
    'refuses %s',
    (href) => {
      expect(downloadsSchema.safeParse({ ...fields, items: [{ ...item, href }] }).success).toBe(false);
    },
  );
});
