import { brand } from '#config/brand.ts';
import { ContactDetails } from '#src/blocks/contact-details/ContactDetails.tsx';
import { contactDetailsSchema } from '#src/blocks/contact-details/schema.ts';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const block = contactDetailsSchema.parse({
  type: 'contact-details',
  id: 'contacts',
  title: 'By topic',
  topics: [
    { title: 'Sales', text: 'Before you buy.', contact: 'sales' },
    { title: 'Press', text: 'For journalists.', contact: 'sales', subject: 'Press & talks' },
    { title: 'Support', text: 'When calls fail.', contact: 'support' },
  ],
  phoneTitle: 'Phone',
  phoneText: 'Call us.',
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

  it('gives each topic the mailbox of those who answer, with its subject, and names the topic in the link', () => {
    const html = renderBlock(<ContactDetails {...block} />);
    expect([...html.matchAll(/href="mailto:([^"]*)"/g)].map(([, address]) => address)).toEqual([
      brand.salesEmail,
      `${brand.salesEmail}?subject=Press%20%26%20talks`,
      brand.supportEmail,
    ]);
    expect(html).toContain(`<span class="visuallyHidden">Press: </span>${brand.salesEmail}</a>`);
  });
});
