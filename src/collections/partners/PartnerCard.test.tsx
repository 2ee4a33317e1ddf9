import { PartnerCard } from '#src/collections/partners/PartnerCard.tsx';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const entry = {
  path: '/partner-listing#kelvane',
  title: 'Kelvane',
  description: 'What it does.',
  country: 'pl',
  languages: ['en', 'pl'],
  since: 2023,
  sample: true,
  products: [{ slug: 'sip', name: 'Troncales SIP' }],
  regions: [{ slug: 'europe', name: 'Europa' }],
  types: [{ slug: 'integrator', name: 'Integrador' }],
  industries: [{ slug: 'banking', name: 'Banca' }],
};

describe('PartnerCard', () => {
  it('names country and languages as the language of the page does, and has no link', () => {
    const html = renderBlock(<PartnerCard entry={entry} />, { locale: 'es' });
    expect(html).toContain('Polonia');
    expect(html).toContain('inglés, polaco');
    expect(html).not.toContain('<a ');
  });

  it('can be linked to, and says of a sample that it is one', () => {
    const html = renderBlock(<PartnerCard entry={entry} />);
    expect(html).toContain('id="kelvane"');
    expect(html).toContain('Sample');
    expect(renderBlock(<PartnerCard entry={{ ...entry, sample: false }} />)).not.toContain('Sample');
  });
});
