import { brand } from '#config/brand.ts';
import { company } from '#config/company.ts';
import { FooterContent } from '#src/features/footer/FooterContent.tsx';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const groups = [{ title: 'Company', links: [{ label: 'Privacy', href: '/legal/privacy' }] }];

describe('FooterContent', () => {
  it.each(['en', 'ru', 'kz'] as const)('names who is behind the site of %s', (variant) => {
    const html = renderBlock(<FooterContent groups={groups} />, { variant });
    expect(html).toContain(`© ${company.entities[variant].name}`);
    expect(html).toContain(company.entities[variant].address);
  });

  it('links its groups in the language of the page', () => {
    const html = renderBlock(<FooterContent groups={groups} />, { locale: 'pt' });
    expect(html).toContain('href="/pt/legal/privacy"');
    expect(html).toContain(`href="mailto:${brand.salesEmail}"`);
  });

  it('names what are only icons once: a name that is also a hint is read out twice', () => {
    const html = renderBlock(<FooterContent groups={groups} />);
    for (const { name } of company.social) expect(html.split(`="${name}"`)).toHaveLength(2);
  });
});
