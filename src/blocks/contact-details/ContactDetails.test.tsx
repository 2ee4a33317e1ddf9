import { brand } from '#config/brand.ts';
import { company } from '#config/company.ts';
import { ContactDetails } from '#src/blocks/contact-details/ContactDetails.tsx';
import { contactDetailsSchema } from '#src/blocks/contact-details/schema.ts';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const block = contactDetailsSchema.parse({
  type: 'contact-details',
  id: 'contacts',
  title: 'By topic',
  topics: [
    { title: 'Sales', text: 'Before you buy.', contact: 'sales' },
    { title: 'Press', text: 'For journalists.', contact: 'press', subject: 'Press & talks' },
    { title: 'Support', text: 'When calls fail.', contact: 'support' },
    { title: 'Unwanted calls', text: 'To report one.', contact: 'abuse' },
    { title: 'Your data', text: 'To see it.', contact: 'privacy' },
  ],
  phoneTitle: 'Phone',
  phoneText: 'Call us.',
});

describe('ContactDetails', () => {
  it('links the numbers that can be dialled, without spaces and hyphens', () => {
    const html = renderBlock(<ContactDetails {...block} />, { variant: 'en' });
    expect(html).toContain('<a href="tel:+12025550142">+1 202-555-0142</a>');
    expect(html).toContain('<a href="tel:+442079460142">+44 20 7946 0142</a>');
    expect(html.match(/href="tel:/g)).toHaveLength(2);
  });

  it.each(['en', 'es', 'pt', 'ru', 'kz'] as const)(
    'has a UK number, a US number and a word for the rest, by region, in %s',
    (variant) => {
      const html = renderBlock(<ContactDetails {...block} />, { variant });
      const rows = [...html.matchAll(/<dt>([^<]*)<\/dt><dd[^>]*>(?:<[^>]*>)*([^<]*)/g)].map(([, ...row]) => row);
      expect(rows.slice(-3)).toEqual([
        ['Europe, Russia and CIS', '+44 20 7946 0142'],
        ['USA, Canada and Latin America', '+1 202-555-0142'],
        ['Other regions', 'Write to us, and we call you back'],
      ]);
      expect(rows).toHaveLength(company.phones[variant].length + 3);
    },
  );

  it.each(['es', 'pt', 'ru', 'kz'] as const)(
    'shows the numbers of %s first, as text, since nobody can dial them',
    (variant) => {
      const html = renderBlock(<ContactDetails {...block} />, { variant });
      for (const { number } of company.phones[variant]) {
        expect(html).toContain(`<span>${number}</span>`);
        expect(html.indexOf(number)).toBeLessThan(html.indexOf('tel:'));
      }
    },
  );

  it('gives each topic the mailbox of those who answer, with its subject, and names the topic in the link', () => {
    const html = renderBlock(<ContactDetails {...block} />);
    expect([...html.matchAll(/href="mailto:([^"]*)"/g)].map(([, address]) => address)).toEqual([
      brand.salesEmail,
      `${brand.pressEmail}?subject=Press%20%26%20talks`,
      brand.supportEmail,
      brand.abuseEmail,
      brand.privacyEmail,
    ]);
    expect(html).toContain(`<span class="visuallyHidden">Press: </span>${brand.pressEmail}</a>`);
  });
});
