import { LanguageSwitch } from '#src/language/view/LanguageSwitch.tsx';
import { createTestStores, renderBlock } from '#tests/support/renderBlock.tsx';

describe('LanguageSwitch', () => {
  it('asks the server for the twin of the page, whose path it passes encoded and without prefix', () => {
    const html = renderBlock(<LanguageSwitch path="/blog/tag/a b" locales={['en', 'es', 'pt']} />, { locale: 'es' });
    expect(html).toContain('href="/api/setLocale?locale=pt&amp;path=%2Fblog%2Ftag%2Fa+b"');
    expect(html.match(/rel="nofollow"/g)).toHaveLength(3);
  });

  it('carries what the visit came with', () => {
    const stores = createTestStores();
    stores.visitor.arrive('?utm_source=a%26b');
    const html = renderBlock(<LanguageSwitch path="/" locales={['en', 'es']} />, { stores });
    expect(html).toContain('href="/api/setLocale?locale=es&amp;path=%2F&amp;utm_source=a%26b"');
  });

  it('says and marks the language that is shown, and names each in its own', () => {
    const html = renderBlock(<LanguageSwitch path="/" locales={['en', 'es', 'pt']} />, { locale: 'es' });
    expect(html.match(/aria-current="true"/g)).toHaveLength(1);
    expect(html).toMatch(/lang="es-ES" aria-current="true">Español/);
    expect(html.replaceAll(/<[^>]+>/g, '')).toMatch(/^Language: Español es/);
  });

  it('offers only the languages that both the site and the page have', () => {
    const html = renderBlock(<LanguageSwitch path="/" locales={['en', 'pt', 'ru']} />);
    expect(html).toContain('Português');
    expect(html).not.toContain('Español');
    expect(html).not.toContain('Русский');
  });

  it('leads to the page above where this one is not written in a language', () => {
    const html = renderBlock(<LanguageSwitch path="/blog/a" locales={['en']} above="/blog" />);
    expect(html).toContain('href="/api/setLocale?locale=pt&amp;path=%2Fblog"');
    expect(html).toContain('href="/api/setLocale?locale=en&amp;path=%2Fblog%2Fa"');
  });

  it('is not there when there is nothing to choose', () => {
    expect(renderBlock(<LanguageSwitch path="/" locales={['en', 'ru']} />)).toBe('');
    expect(renderBlock(<LanguageSwitch path="/" locales={['en', 'es', 'ru']} />, { variant: 'ru' })).toBe('');
  });
});
