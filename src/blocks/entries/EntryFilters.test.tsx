import { EntryFilters } from '#src/blocks/entries/EntryFilters.tsx';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const options = [
  { slug: 'europe', name: 'Europa' },
  { slug: 'cis', name: 'CEI' },
];
const shown = {
  collection: 'cases' as const,
  items: [],
  total: 2,
  page: 1,
  pages: 1,
  path: '/case-studies',
  query: {},
  action: '/case-studies',
  filters: [{ facet: 'regions', options }],
};

describe('EntryFilters', () => {
  it('is a form that asks for the list at an address in the language of the page, and is not restored', () => {
    const html = renderBlock(<EntryFilters id="cases" shown={shown} />, { locale: 'es' });
    expect(html).toMatch(/<form[^>]*autocomplete="off"[^>]*action="\/es\/case-studies#cases"[^>]*method="get"/i);
    expect(html).toMatch(/<select[^>]*name="regions"/);
    expect(html).toContain('2 results');
  });

  it('shows what is chosen, and the way back to all', () => {
    const filters = [{ facet: 'regions', options, current: 'cis' }];
    const html = renderBlock(<EntryFilters id="cases" shown={{ ...shown, filters }} />);
    expect(html).toMatch(/<option[^>]*value="cis"[^>]*selected/);
    expect(html).toContain('Clear the filters');
    expect(renderBlock(<EntryFilters id="cases" shown={shown} />)).not.toContain('Clear the filters');
  });

  it('says of what is chosen what there is to say, with its icon, and nothing of the rest', () => {
    const channels = [
      { slug: 'voice', name: 'Phone', about: 'Calls to any number.', icon: 'phone' as const },
      { slug: 'sms', name: 'SMS', about: 'Texts.' },
    ];
    const filters = [
      { facet: 'regions', options, current: 'cis' },
      { facet: 'channels', options: channels, current: 'voice' },
    ];
    const html = renderBlock(<EntryFilters id="cases" shown={{ ...shown, filters }} />);
    expect(html).toMatch(/<p class="chosen"><svg[^]*#phone[^]*<b>Phone<\/b> Calls to any number\.<\/span><\/p>/);
    expect(html.match(/class="chosen"/g)).toHaveLength(1);
  });
});
