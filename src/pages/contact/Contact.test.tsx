import { company } from '#config/company.ts';
import { Contact } from '#src/pages/contact/Contact.tsx';
import type { Page } from '#src/shared/page/page.ts';
import { renderTemplate } from '#tests/support/renderTemplate.tsx';

const page: Page = {
  path: '/contacts',
  locale: 'en',
  locales: ['en'],
  template: 'contact',
  layout: 'default',
  title: 'Contacts',
  lead: 'A person answers.',
  meta_description: 'How to reach us',
  breadcrumbs: [],
  blocks: [],
};
type Variant = keyof typeof company.hours;
const render = (variant: Variant = 'en', body = <p>body</p>) =>
  renderTemplate(<Contact page={page} slots={{ ways: <p>ways</p>, body }} />, { variant });

describe('Contact', () => {
  it('has the ways to reach somebody in its main column, and the rest below', () => {
    expect(render()).toMatch(
      /<div class="main"><p>ways<\/p><\/div><div class="office"><aside[\s\S]*<\/aside><\/div><\/div><p>body<\/p>$/,
    );
    expect(render('en', <></>)).toMatch(
      /<div class="main"><p>ways<\/p><\/div><div class="office"><aside[\s\S]*<\/aside><\/div><\/div>$/,
    );
  });

  it.each(Object.keys(company.hours) as Variant[])(
    'names entity, address and time zone of %s, and no other',
    (variant) => {
      const html = render(variant);
      expect(html).toContain(company.entities[variant].name);
      expect(html).toContain(company.entities[variant].address);
      expect(html).toContain(company.hours[variant].place);
      const others = Object.values(company.hours).filter(({ place }) => place !== company.hours[variant].place);
      for (const { place } of others) expect(html).not.toContain(`Time zone: ${place}`);
    },
  );

  it('writes hours and regions as the language does', () => {
    expect(render('en')).toContain('9\u00a0a.m. to 6\u00a0p.m.');
    expect(render('en')).toContain('United Kingdom and United States');
    expect(render('es')).toContain('Colombia, México, Perú, Chile, Reino Unido y Estados Unidos');
  });
});
