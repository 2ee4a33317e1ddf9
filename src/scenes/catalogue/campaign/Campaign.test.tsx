import { WRITTEN_LOCALES } from '#config/locales.ts';
import { Campaign } from '#src/scenes/catalogue/campaign/Campaign.tsx';
import { campaignSchema } from '#src/scenes/catalogue/campaign/schema.ts';
import { campaignSpecimen } from '#src/scenes/catalogue/campaign/specimen.ts';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const sceneIn = (locale: keyof typeof campaignSpecimen) =>
  campaignSchema.parse({ name: 'campaign', ...campaignSpecimen[locale] });
const parse = (change: object) =>
  campaignSchema.safeParse({ name: 'campaign', ...campaignSpecimen.en, ...change }).success;

describe('the campaign', () => {
  it.each(WRITTEN_LOCALES)('names in %s everybody on the list with what has become of the call', (locale) => {
    const scene = sceneIn(locale);
    const html = renderBlock(<Campaign {...scene} />, { locale });
    for (const { name, note } of scene.list) expect(html).toContain(`${name} <span class="note">${note}`);
    expect(html.match(/class="chip" data-tone/g)).toHaveLength(scene.list.length + 1);
  });

  it('counts what was dialed to no end, and the callbacks', () => {
    const html = renderBlock(<Campaign {...sceneIn('en')} />);
    expect(html).toContain('<dd>770</dd>');
    expect(html).toContain('>77</span>');
  });

  it('counts none as it counts some', () => {
    const html = renderBlock(<Campaign {...sceneIn('en')} callbacks={[0, 0, 0, 0, 0]} />);
    expect(html).toContain('<span class="end">0</span>');
  });

  it('shows the hour with most callbacks in full height', () => {
    const html = renderBlock(<Campaign {...sceneIn('en')} />);
    expect(html).toMatch(/data-most="true"><b>23<\/b><svg[^>]*><rect y="0.0%" width="100%" height="100.0%"/);
  });

  it('keeps the mark of the limit within the meter, and says whether it is kept', () => {
    const meter = (lost: number) => renderBlock(<Campaign {...sceneIn('en')} lost={lost} />);
    expect(meter(1.2)).toContain('data-well="true"');
    expect(meter(1.2)).toMatch(/class="value"[^>]* width="32%"/);
    expect(meter(1.2)).toMatch(/class="target" x1="80%"/);
    expect(meter(3.4)).toContain('data-well="false"');
  });

  it.each([
    ['more answers than numbers', { dialed: 2000 }],
    ['two who talk at once', { list: campaignSpecimen.en.list.map((contact) => ({ ...contact, state: 'talking' })) }],
    ['callbacks late in the evening', { next: 18 }],
  ])('refuses %s', (_, change) => {
    expect(parse({})).toBe(true);
    expect(parse(change)).toBe(false);
  });
});
