import { PressRelease } from '#src/collections/press/PressRelease.tsx';
import { pressSchema } from '#src/collections/press/schema.ts';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const entry = pressSchema.summary.parse({
  path: '/press#a-file',
  title: 'Todo en un archivo',
  description: 'Desde hoy se puede descargar </script>.',
  date: '2026-02-17',
  place: 'Wilmington',
  paragraphs: ['Primero.', 'Segundo.'],
  quote: { text: 'Así debe ser.', person: 'Tomás Ferreira', role: 'mensajería' },
  more: { label: 'A la lista', href: '/pricing' },
});
const html = renderBlock(<PressRelease entry={entry} />, { locale: 'es' });

describe('PressRelease', () => {
  it('stands whole under an address of its own', () => {
    expect(html).toContain('id="a-file"');
    expect(html).toMatch(/<h3[^>]*><a[^>]*href="#a-file"[^>]*>Todo en un archivo<\/a>/);
    expect(html).toContain('<time dateTime="2026-02-17">17 de febrero de 2026</time>');
    for (const text of ['Primero.', 'Segundo.', 'Así debe ser.', 'Tomás Ferreira']) expect(html).toContain(text);
    expect(html).toContain('href="/es/pricing"');
  });

  it('is described to search engines with its own address', () => {
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'NewsArticle',
      headline: 'Todo en un archivo',
      datePublished: '2026-02-17',
      url: 'https://orvandel.example/es/press#a-file',
      articleBody: 'Desde hoy se puede descargar </script>.\n\nPrimero.\n\nSegundo.',
    });
  });
});
