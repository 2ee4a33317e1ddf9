import { CodeTabs } from '#src/blocks/code-tabs/CodeTabs.tsx';
import { codeTabsSchema } from '#src/blocks/code-tabs/schema.ts';
import { renderBlock } from '#tests/support/renderBlock.tsx';

const source = {
  type: 'code-tabs',
  id: 'code',
  title: 'A scenario',
  samples: [
    { label: 'Scenario', language: 'javascript', code: 'const a = 1 < 2;\n' },
    { label: 'Answer', language: 'json', code: '{"a": 1}' },
  ],
};

describe('CodeTabs, on the server', () => {
  const html = renderBlock(<CodeTabs {...codeTabsSchema.parse(source)} />);

  it('shows every sample under its label, since there may be no JavaScript to open one', () => {
    expect(html).not.toMatch(/ hidden\b/);
    expect(html.match(/<pre/g)).toHaveLength(2);
    expect(html).toContain('>Scenario</p>');
  });

  it('has the code escaped and coloured', () => {
    expect(html).toContain('<span data-token="keyword">const</span>');
    expect(html).toContain('&lt;');
  });

  it('refuses a language that has no colours', () => {
    const samples = [{ label: 'A', language: 'cobol', code: 'x' }];
    expect(codeTabsSchema.safeParse({ ...source, samples }).success).toBe(false);
  });
});
