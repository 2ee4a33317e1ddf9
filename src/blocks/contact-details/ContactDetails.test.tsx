import { brand } from '#config/brand.ts';
import { ContactDetails } from '#src/blocks/contact-details/ContactDetails.tsx';
import { contactDetailsSchema } from '#src/blocks/contact-details/schema.ts';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const block = contactDetailsSchema.parse({
  type: 'contact-details',
  id: 'contacts',
  phoneTitle: 'Phone',
  phoneText: 'Call us.',
  mailTitle: 'Mail',
  mailText: 'Write to us.',
  officeTitle: 'Office',
  officeText: 'Registered here.',
});

describe('ContactDetails', () => {
  it('links the numbers that can be dialled, without spaces and hyphens', () => {
    const html = renderBlock(<ContactDetails {...block} />, { variant: 'en' });
    expect(html).toContain('<a href="tel:+12025550142">+1 202-555-0142</a>');
    expect(html.match(/href="tel:/g)).toHaveLength(brand.phones.en.length);
  });

  it.each(['es', 'pt', 'ru', 'kz'] as const)(
    'shows the numbers of %s as text, since nobody can dial them',
    (variant) => {
      const html = renderBlock(<ContactDetails {...block} />, { variant });
      expect(html).not.toContain('tel:');
      for (const { number } of brand.phones[variant]) expect(html).toContain(number);
      expect(html).not.toContain('202-555');
    },
  );

  it('names the legal entity of the variant', () => {
    const html = renderBlock(<ContactDetails {...block} />, { variant: 'kz' });
    expect(html).toContain(brand.entities.kz.name);
    expect(html).toContain(brand.entities.kz.address);
    expect(html).not.toContain(brand.entities.ru.name);
  });

  it('gives the sales address as a mail link', () => {
    expect(renderBlock(<ContactDetails {...block} />)).toContain(`href="mailto:${brand.salesEmail}"`);
  });
});
