import { Compare } from '#src/blocks/compare/Compare.tsx';
import { compareSchema } from '#src/blocks/compare/schema.ts';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const fields = {
  type: 'compare',
  id: 'ways',
  title: 'Two ways',
  caption: 'Kit and code',
  columns: [{ label: 'Kit', highlight: true }, { label: 'Code' }],
  rows: [
    { label: 'Own interface', cells: [{ mark: 'no' }, { mark: 'yes', text: 'you draw it' }] },
    { label: 'Time', cells: [{ text: 'five days' }, { mark: 'partly' }] },
  ],
};
const html = renderBlock(<Compare {...compareSchema.parse(fields)} />);

describe('Compare', () => {
  it('is a table whose rows and columns have headers', () => {
    expect(html.match(/<th scope="col"/g)).toHaveLength(2);
    expect(html.match(/<th scope="row"/g)).toHaveLength(2);
    expect(html.match(/<td class="cell"/g)).toHaveLength(4);
  });

  it('has a last column that says how to check each line, where any line does', () => {
    const [first, ...rows] = fields.rows;
    const checkable = compareSchema.parse({ ...fields, rows: [{ ...first, verify: 'Ask for it.' }, ...rows] });
    const table = renderBlock(<Compare {...checkable} />);
    expect(table.match(/<th scope="col"/g)).toHaveLength(3);
    expect(table).toContain('<td class="verify">Ask for it.</td>');
    expect(html).not.toContain('class="verify"');
  });

  it('scrolls in a box that the keyboard reaches, named by the caption', () => {
    expect(html).toMatch(/role="region" aria-labelledby="ways-caption" tabindex="0"/);
    expect(html).toMatch(/<caption id="ways-caption"[^>]*>Kit and code<\/caption>/);
  });

  it('says every mark in words, which a text of its own does not replace', () => {
    expect(html).toMatch(/<span>No<\/span>/);
    expect(html).toMatch(/<span>Partly<\/span>/);
    expect(html).toMatch(/visuallyHidden">Yes: <\/span>you draw it/);
  });

  it('says of a cell about another company where it is from, and when that was read', () => {
    const source = { href: 'https://www.example.com/pricing', read: '2026-11-16' };
    const columns = [{ label: 'Theirs', sourced: true }, { label: 'Ours' }];
    const row = { label: 'Price', cells: [{ text: '75', source }, { text: '19' }] };
    const sourced = { ...fields, columns, rows: [row, { ...row, label: 'Term' }] };
    const table = renderBlock(<Compare {...compareSchema.parse(sourced)} />, { locale: 'es' });
    expect(table).toMatch(
      /href="https:\/\/www\.example\.com\/pricing">example<wbr\/>\.com<span class="visuallyHidden">, Price<\/span><\/a>/,
    );
    expect(table).toMatch(/<time dateTime="2026-11-16">[^<]*16 de noviembre de 2026<\/time>/);
    const bare = { ...sourced, rows: [row, { label: 'Term', cells: [{ text: 'a year' }, { text: 'none' }] }] };
    expect(JSON.stringify(compareSchema.safeParse(bare).error?.issues[0]?.path)).toBe('["rows",1,"cells",0]');
  });

  it('names a source by its host as it is written, in any script', () => {
    const source = { href: 'https://www.связь.рф/тарифы?a=1', read: '2026-11-16' };
    const row = { label: 'Price', cells: [{ text: '75', source }, { text: '19' }] };
    const table = renderBlock(<Compare {...compareSchema.parse({ ...fields, rows: [row, ...fields.rows] })} />);
    expect(table).toContain('>связь<wbr/>.рф<span');
  });

  it.each(['http://example.com/', 'https://example.com', 'https://example.com:99999/', 'https://%/'])(
    'refuses %s for the page that a cell is from',
    (href) => {
      const row = { label: 'Price', cells: [{ text: '75', source: { href, read: '2026-11-16' } }, { text: '19' }] };
      expect(compareSchema.safeParse({ ...fields, rows: [row, ...fields.rows] }).error?.issues).toMatchObject([
        { path: ['rows', 0, 'cells', 0, 'source', 'href'], message: 'must be the https: address of a page' },
      ]);
    },
  );

  it('refuses a row that has not a cell for each column, and an empty cell', () => {
    const short = { label: 'Short', cells: [{ mark: 'yes' }] };
    const empty = { label: 'Empty', cells: [{}, { mark: 'yes' }] };
    expect(compareSchema.safeParse({ ...fields, rows: [...fields.rows, short] }).success).toBe(false);
    expect(compareSchema.safeParse({ ...fields, rows: [...fields.rows, empty] }).success).toBe(false);
  });
});
